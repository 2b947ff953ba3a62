-- outside a transaction
create index concurrently if not exists users_catalogue on users (catalogue_rank(photo_id, "position", about, theme_ids, roles) desc, created_at desc, id desc)
  where status = 10 and blocked_at is null and in_catalogue;
create index concurrently if not exists users_catalogue_city on users (city_id, catalogue_rank(photo_id, "position", about, theme_ids, roles) desc, created_at desc, id desc)
  where status = 10 and blocked_at is null and in_catalogue;
create index concurrently if not exists users_catalogue_open on users (contacts_to, catalogue_rank(photo_id, "position", about, theme_ids, roles) desc, created_at desc, id desc)
  where status = 10 and blocked_at is null and in_catalogue and contacts_to in ('all', 'registered');
drop index concurrently if exists users_listed;
drop index concurrently if exists users_listed_city;
drop index concurrently if exists users_listed_open;

-- outside a transaction
alter table organizations validate constraint organizations_inn_check;
alter table organizations validate constraint organizations_type_check;
alter table organizations validate constraint organizations_moderation_check;
alter table organizations validate constraint organizations_activity_check;
alter table organizations validate constraint organizations_subscriber_count_check;
alter table organizations validate constraint organizations_description_check;
-- A number belongs to one organization (A138); a declined one holds none.
create unique index concurrently if not exists organizations_inn on organizations (inn) where inn is not null and moderation <> 'declined';
-- Without a number, one organization of a city has a name. Those of the installation may repeat it.
create unique index concurrently if not exists organizations_named on organizations (organization_key(name), coalesce(city_id, 0))
  where inn is null and moderation <> 'declined' and user_id is not null;
-- The catalogue and its filters: server/domains/organizations/list.ts.
create index concurrently if not exists organizations_listed on organizations (subscriber_count desc, id) where moderation = 'approved';
create index concurrently if not exists organizations_listed_city on organizations (city_id, subscriber_count desc, id) where moderation = 'approved';
create index concurrently if not exists organizations_listed_type on organizations (type, subscriber_count desc, id) where moderation = 'approved';
create index concurrently if not exists organizations_listed_name on organizations (name, id) where moderation = 'approved';
create index concurrently if not exists organizations_listed_date on organizations (created_at desc, id desc) where moderation = 'approved';
create index concurrently if not exists organizations_activities on organizations using gin (activity_types) where moderation = 'approved';
create index concurrently if not exists organizations_groups on organizations using gin (group_ids) where group_ids <> '{}';
create index concurrently if not exists organizations_search on organizations using gin (organization_key(name) gin_trgm_ops);
-- Probable duplicates of a name in a city: server/domains/organizations/duplicates.ts.
create index concurrently if not exists organizations_similar on organizations using gist (coalesce(city_id, 0), organization_key(name) gist_trgm_ops (siglen = 64));
-- The queues of staff: organizations, requests for admin rights, complaints.
create index concurrently if not exists organizations_queue on organizations (moderation, created_at, id) where user_id is not null;
create index concurrently if not exists organizations_user on organizations (user_id) where user_id is not null;
create index concurrently if not exists organizations_decided_by on organizations (decided_by) where decided_by is not null;
create index concurrently if not exists organizations_staff_search on organizations using gin (lower(name) gin_trgm_ops);
-- Suggestions by the email of a user: server/domains/organizations/suggestions.ts.
create index concurrently if not exists organizations_site on organizations (site_host(url)) where url is not null;

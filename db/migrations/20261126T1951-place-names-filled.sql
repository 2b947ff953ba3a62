-- outside a transaction
call fill_place_names();
alter table places validate constraint places_search_name;
-- The search of the catalogue: server/domains/spaces/place-filters.ts.
create index concurrently if not exists places_names on places using gin (search_name gin_trgm_ops);
-- The number of places of a topic, without reading the places.
create index concurrently if not exists places_listed_ids on places (id) where moderation = 'approved' and deleted_at is null;
drop index concurrently if exists places_search;
drop procedure if exists fill_place_names();

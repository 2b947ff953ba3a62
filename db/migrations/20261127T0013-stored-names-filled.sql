-- outside a transaction
call fill_stored_names();
alter table teams validate constraint teams_search_name;
alter table organizations validate constraint organizations_search_name;
-- The searches of the catalogues: server/domains/teams/list.ts and server/domains/organizations/list.ts.
create index concurrently if not exists teams_names on teams using gin (search_name gin_trgm_ops) where moderation = 'approved' and disbanded_at is null;
create index concurrently if not exists organizations_names on organizations using gin (search_name gin_trgm_ops);
drop index concurrently if exists teams_search;
drop index concurrently if exists organizations_search;
drop procedure if exists fill_stored_names();

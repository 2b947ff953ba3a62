-- outside a transaction
alter table events validate constraint events_complete;
alter table event_documents validate constraint event_documents_kind_check;
create index concurrently if not exists events_created_by on events (created_by) where created_by is not null;
-- Staff search complaints by the name of the event.
create index concurrently if not exists events_name_search on events using gin (lower(name) gin_trgm_ops);
create index concurrently if not exists event_documents_upload on event_documents (upload_id);
create unique index concurrently if not exists event_documents_by_kind on event_documents (event_id, kind, position);

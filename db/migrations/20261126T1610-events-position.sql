-- outside a transaction
-- The map of events: server/domains/events/map.ts.
create index concurrently if not exists events_position on events (lat, lng) include (date_end) where is_listed and lat is not null;

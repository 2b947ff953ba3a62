-- outside a transaction
-- Events inside the bounds of a map: server/domains/events/map.ts.
create index concurrently if not exists events_position on events (lat, lng) where is_listed and lat is not null;

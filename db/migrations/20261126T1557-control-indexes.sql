-- outside a transaction
update reservation_participants set id = nextval('reservation_participant_ids') where id is null;
create unique index concurrently if not exists reservation_participants_id on reservation_participants (id);
-- Erased accounts of space staff.
create index concurrently if not exists event_participants_attended_by on event_participants (attended_by) where attended_by is not null;
create index concurrently if not exists reservations_attended_by on reservations (attended_by) where attended_by is not null;
create index concurrently if not exists reservation_participants_attended_by on reservation_participants (attended_by) where attended_by is not null;
create index concurrently if not exists space_restrictions_created_by on space_restrictions (created_by) where created_by is not null;
-- The day of a space: server/domains/control/day.ts.
create index concurrently if not exists events_space on events (space_id, date_end) where space_id is not null;
create index concurrently if not exists events_place_only on events (place_id, date_end) where place_id is not null and space_id is null;

-- outside a transaction
call fill_participant_names();
-- The day of a space: server/domains/control/day.ts. It counts and filters visitors without reading their rows.
create index concurrently if not exists event_participants_visitors on event_participants (event_id, sort_name, user_id)
  include (id, space_id, attended_at) where state = 'approved' and format = 'offline';

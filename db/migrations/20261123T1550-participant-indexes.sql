-- outside a transaction
call fill_participant_counts();
update event_participants set attended_at = null, online_completed_at = null where state <> 'approved' and attended_at is not null;
alter table event_participants validate constraint event_participants_attended;
-- Lists of organizers: all participants of an event, those of one state, and those who came.
create index concurrently if not exists event_participants_list on event_participants (event_id, created_at desc, id desc) where state <> 'noRequest';
create index concurrently if not exists event_participants_state on event_participants (event_id, state, waits_for_seat, created_at desc, id desc);
create index concurrently if not exists event_participants_attended on event_participants (event_id) where attended_at is not null;
-- Organizers search all their participants by name, also users who are absent from the catalogue.
create index concurrently if not exists users_name_search on users using gin (search_name gin_trgm_ops);

-- outside a transaction
update event_participants set team_id = null where team_id is not null and not exists (select from teams t where t.id = event_participants.team_id);
alter table event_participants validate constraint event_participants_team;
-- Who takes part in an event for a team.
create index concurrently if not exists event_participants_team on event_participants (team_id, event_id) where team_id is not null;

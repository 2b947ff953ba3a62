-- outside a transaction
-- Proposals made before their organizer was recorded. Repeating it changes nothing.
update network_proposals n set
  user_id = (select coalesce(e.created_by, (select min(o.user_id) from event_owners o where o.event_id = e.id)) from events e where e.id = n.event_id),
  created_at = (select least(e.created_at, now()) from events e where e.id = n.event_id),
  decided_at = case when n.status <> 'wait' then now() end
where n.user_id is null and n.decided_at is null;
create index concurrently if not exists network_proposals_queue on network_proposals (status, created_at, id);
create index concurrently if not exists network_proposals_user on network_proposals (user_id) where user_id is not null;
create index concurrently if not exists network_proposals_space on network_proposals (space_id);
create index concurrently if not exists network_proposals_decided_by on network_proposals (decided_by) where decided_by is not null;

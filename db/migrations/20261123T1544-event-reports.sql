-- Views of a day by the kind of page that visitors come from. Days are in the zone of the event; nothing identifies a visitor.
create table event_views (
  event_id bigint not null references events on delete cascade,
  day date not null,
  source text not null check (source in ('search', 'social', 'direct', 'own', 'mailing', 'other')),
  views int not null check (views > 0),
  primary key (event_id, day, source)
) with (fillfactor = 70);

-- The organizer who invited the space waits for the decision.
alter table network_proposals
  add column user_id bigint references users on delete set null,
  add column decided_at timestamptz,
  add column created_at timestamptz not null default now();
update network_proposals n set
  user_id = (select coalesce(e.created_by, (select min(o.user_id) from event_owners o where o.event_id = e.id)) from events e where e.id = n.event_id),
  created_at = (select least(e.created_at, now()) from events e where e.id = n.event_id),
  decided_at = case when n.status <> 'wait' then now() end;
create index network_proposals_queue on network_proposals (status, created_at, id);
create index network_proposals_user on network_proposals (user_id) where user_id is not null;
create index network_proposals_space on network_proposals (space_id);
create index network_proposals_decided_by on network_proposals (decided_by) where decided_by is not null;

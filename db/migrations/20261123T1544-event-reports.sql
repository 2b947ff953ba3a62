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

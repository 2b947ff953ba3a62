-- A change of dates or place that participants are notified about when it can no longer be undone. A second change before that
-- keeps the first `before`, so that participants learn about both at once.
create table event_change_notices (
  id bigint generated always as identity primary key,
  event_id bigint not null references events on delete cascade,
  -- the shape of server/domains/organizing/whereabouts.ts
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  -- set when the notice is sent
  after jsonb check (jsonb_typeof(after) = 'object'),
  due_at timestamptz not null,
  sent_at timestamptz
);
create unique index event_change_notices_waiting on event_change_notices (event_id) where sent_at is null;
create index event_change_notices_due on event_change_notices (due_at) where sent_at is null;
create index event_change_notices_event on event_change_notices (event_id);

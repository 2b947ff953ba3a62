-- Decisions of staff. `person_id` is the user who waits for the decision. A decision is open until it is undone or
-- settled: settling it notifies the user. A final decision is settled at once.
create table moderation_decisions (
  id bigint generated always as identity primary key,
  queue text not null check (queue <> ''),
  subject_id bigint not null,
  person_id bigint references users on delete set null,
  decision text not null check (decision <> ''),
  reason text check (reason <> ''),
  comment text check (comment <> ''),
  effects jsonb not null default '{}',
  decided_by bigint references users on delete set null,
  decided_at timestamptz not null,
  undo_until timestamptz,
  undone_at timestamptz,
  settled_at timestamptz,
  check (undone_at is null or settled_at is null),
  check (undo_until is not null or settled_at is not null),
  check (undo_until > decided_at),
  check (undone_at < undo_until)
);
create unique index moderation_decisions_open on moderation_decisions (queue, subject_id) where undone_at is null and settled_at is null;
create index moderation_decisions_due on moderation_decisions (undo_until) where undone_at is null and settled_at is null;
create index moderation_decisions_person on moderation_decisions (person_id);
create index moderation_decisions_decider on moderation_decisions (decided_by);

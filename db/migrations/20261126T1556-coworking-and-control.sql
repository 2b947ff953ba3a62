-- The place of a user in the coworking of a space on a day, by the clock of the space.
create table coworking_entries (
  id bigint generated always as identity primary key,
  space_id bigint not null references spaces on delete cascade,
  user_id bigint not null references users on delete cascade,
  date date not null,
  status text not null default 'enlisted' check (status in ('enlisted', 'visited', 'delisted')),
  visited_at timestamptz,
  -- staff of the space; null for users who act for themselves
  marked_by bigint references users on delete set null,
  added_by bigint references users on delete set null,
  created_at timestamptz not null,
  unique (space_id, date, user_id),
  check ((status = 'visited') = (visited_at is not null)),
  check (marked_by is null or visited_at is not null)
);
create index coworking_entries_user on coworking_entries (user_id, date);
create index coworking_entries_marked_by on coworking_entries (marked_by) where marked_by is not null;
create index coworking_entries_added_by on coworking_entries (added_by) where added_by is not null;

alter table space_restrictions
  add column created_by bigint references users on delete set null,
  add column created_at timestamptz;

-- Space staff who marked the attendance.
alter table event_participants add column attended_by bigint references users on delete set null;

-- Attendance of meetings, by the author and by the participants.
alter table reservations
  add column attended_at timestamptz,
  add column attended_by bigint references users on delete set null;
create sequence reservation_participant_ids;
alter table reservation_participants
  add column id bigint,
  add column attended_at timestamptz,
  add column attended_by bigint references users on delete set null;
alter table reservation_participants alter column id set default nextval('reservation_participant_ids');

create sequence participation_queue;

create table event_participants (
  id bigint generated always as identity primary key,
  event_id bigint not null references events on delete cascade,
  user_id bigint not null references users on delete cascade,
  state text not null check (state in ('approved', 'wait', 'declined', 'noRequest')),
  waits_for_seat boolean not null default false,
  queue_number bigint not null,
  role text not null default 'participant',
  format text not null check (format in ('online', 'offline')),
  quiz_answer_id bigint,
  space_id bigint references spaces,
  team_id bigint,
  attended_at timestamptz,
  online_completed_at timestamptz,
  comment text,
  created_at timestamptz not null,
  decided_at timestamptz,
  unique (event_id, user_id),
  check (not waits_for_seat or state = 'wait')
);
create index event_participants_user on event_participants (user_id, event_id) where state <> 'noRequest';
create index event_participants_queue on event_participants (event_id, queue_number) where waits_for_seat;
create index event_participants_recent on event_participants (created_at);

create table favorites (
  user_id bigint not null references users on delete cascade,
  event_id bigint not null references events on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, event_id)
);
create index favorites_event on favorites (event_id);

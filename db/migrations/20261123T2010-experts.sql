-- Experts whom organizers invite to an event. A withdrawn invitation keeps its scores, which count again after a new acceptance.
create table event_experts (
  id bigint generated always as identity primary key,
  event_id bigint not null references events on delete cascade,
  user_id bigint not null references users on delete cascade,
  invite text not null default 'wait' check (invite in ('wait', 'approved', 'declined')),
  invited_by bigint references users on delete set null,
  invited_at timestamptz not null,
  decided_at timestamptz,
  removed_at timestamptz,
  unique (event_id, user_id),
  constraint event_experts_decided check ((invite = 'wait') = (decided_at is null))
);
create index event_experts_user on event_experts (user_id, event_id) where removed_at is null and invite <> 'declined';
create index event_experts_invited_by on event_experts (invited_by) where invited_by is not null;

-- The scoring of each event with experts; its row is locked by every score, and by closing.
create table event_scoring (
  event_id bigint primary key references events on delete cascade,
  closed_at timestamptz,
  closed_by bigint references users on delete set null
);
create index event_scoring_closed_by on event_scoring (closed_by) where closed_by is not null;

-- A score of an expert for a participant, or for the quiz answer of the participant.
create table expert_scores (
  id bigint generated always as identity primary key,
  event_id bigint not null,
  user_id bigint not null,
  participant_id bigint not null references event_participants on delete cascade,
  answer_id bigint,
  score smallint not null check (score between 0 and 100),
  comment text check (char_length(comment) between 1 and 1000),
  scored_at timestamptz not null,
  constraint expert_scores_once unique (event_id, user_id, participant_id),
  constraint expert_scores_expert foreign key (event_id, user_id) references event_experts (event_id, user_id) on delete cascade
);
create index expert_scores_participant on expert_scores (participant_id);

-- Type 21 is the answer of an expert. Existing rows satisfied the narrower check, so they need no validation.
alter table notifications drop constraint notifications_type_check;
alter table notifications add constraint notifications_type_check check (type between 1 and 21) not valid;

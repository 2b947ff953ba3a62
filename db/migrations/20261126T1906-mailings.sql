-- Mailings of organizers. Letters are rows of the outbox, planned in batches.
create table mailings (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  subject text not null check (char_length(subject) between 1 and 150),
  -- the content as typed blocks, and the same as HTML
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array'),
  content text not null,
  template text not null check (template in ('partner', 'organizer', 'boiling_point')),
  recipients jsonb not null check (jsonb_typeof(recipients) = 'object'),
  quiz_id bigint references quizzes on delete set null,
  send_at timestamptz,
  -- the codes 10, 20, 30, 40, 50 and 60 of the contract, in this order
  status text not null default 'draft' check (status in ('draft', 'considered', 'approved', 'executing', 'sent', 'rejected')),
  comment text,
  -- recipients when it was submitted
  expected_count int check (expected_count >= 0),
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  started_at timestamptz,
  -- every recipient has a row in the outbox
  planned_at timestamptz,
  -- the batches of planning follow the ids of users
  last_planned_user_id bigint not null default 0,
  finished_at timestamptz,
  paused_at timestamptz,
  planned_count int not null default 0 check (planned_count >= 0),
  sent_count int not null default 0 check (sent_count >= 0),
  failed_count int not null default 0 check (failed_count >= 0),
  skipped_count int not null default 0 check (skipped_count >= 0),
  -- one decision: a draft and a pending mailing have none
  check ((decided_at is not null) = (status in ('approved', 'rejected', 'executing', 'sent'))),
  check (submitted_at is not null or status = 'draft'),
  check ((started_at is not null) = (status in ('executing', 'sent'))),
  check ((finished_at is not null) = (status = 'sent')),
  check (planned_at is null or started_at is not null),
  check (paused_at is null or status in ('approved', 'executing'))
);
create index mailings_user on mailings (user_id, id desc);
create index mailings_queue on mailings (status, submitted_at, id);
create index mailings_due on mailings (send_at) where status in ('approved', 'executing') and paused_at is null;
create index mailings_quiz on mailings (quiz_id, id desc) where quiz_id is not null;
create index mailings_decided_by on mailings (decided_by) where decided_by is not null;
create index mailings_subject_search on mailings using gin (lower(subject) gin_trgm_ops);

-- The allowed transitions (V221); a rejected mailing becomes a draft by editing.
create function check_mailing_transition() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) not in (('draft', 'considered'), ('considered', 'approved'), ('considered', 'rejected'), ('approved', 'executing'),
    ('executing', 'sent'), ('rejected', 'draft')) then
    raise exception 'a mailing cannot become % after %', new.status, old.status using errcode = 'check_violation', constraint = 'mailings_transition';
  end if;
  return new;
end
$$;
create trigger mailings_transition before update of status on mailings for each row when (old.status is distinct from new.status)
  execute function check_mailing_transition();

create table mailing_events (
  mailing_id bigint not null references mailings on delete cascade,
  event_id bigint not null references events on delete cascade,
  position int not null,
  primary key (mailing_id, event_id)
);
create index mailing_events_event on mailing_events (event_id, mailing_id desc);

create table mailing_files (
  mailing_id bigint not null references mailings on delete cascade,
  upload_id uuid not null unique references uploads on delete cascade,
  position int not null,
  -- a picture of the text; the others are listed below it
  is_picture boolean not null,
  primary key (mailing_id, upload_id)
);

-- Addresses whose mail server refused a letter because there is no such mailbox. They get no mailings until they are confirmed again.
create table mail_suppressions (
  email text primary key check (email = lower(email)),
  reason text not null,
  created_at timestamptz not null
);

-- A kind of letters that every user receives until they unsubscribe.
alter table mailing_types add column is_default boolean not null default false;
insert into mailing_types values (2, 'Письма организаторов', 'Organizers’ letters', 'Ұйымдастырушылардың хаттары', true);

-- Letters of mailings leave after all others.
alter table outbox add column is_bulk boolean not null default false;

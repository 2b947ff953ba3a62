-- Requests of participants to the organizers of an event: an attendance that was not marked, or a seat after the registration.
create table participant_inquiries (
  id bigint generated always as identity primary key,
  event_id bigint not null references events on delete cascade,
  user_id bigint not null references users on delete cascade,
  type text not null check (type in ('attendance', 'participation')),
  text text check (char_length(text) between 1 and 1000),
  status text not null default 'wait' check (status in ('wait', 'approved', 'declined')),
  comment text check (char_length(comment) between 1 and 500),
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null,
  constraint participant_inquiries_decided check ((status = 'wait') = (decided_at is null)),
  constraint participant_inquiries_answered check (status <> 'wait' or (comment is null and decided_by is null))
);
-- one inquiry of a user about an event waits at a time
create unique index participant_inquiries_one_waiting on participant_inquiries (event_id, user_id) where status = 'wait';
create index participant_inquiries_event on participant_inquiries (event_id, status, created_at, id);
create index participant_inquiries_user on participant_inquiries (user_id, event_id);
create index participant_inquiries_decided_by on participant_inquiries (decided_by) where decided_by is not null;

-- A file belongs to one inquiry, so that its readers are those of the inquiry.
create table participant_inquiry_files (
  inquiry_id bigint not null references participant_inquiries on delete cascade,
  position smallint not null check (position between 1 and 5),
  upload_id uuid not null unique references uploads on delete cascade,
  primary key (inquiry_id, position)
);

-- Types 19 and 20 are notifications about inquiries. Existing rows satisfied the narrower check, so they need no validation.
alter table notifications drop constraint notifications_type_check;
alter table notifications add constraint notifications_type_check check (type between 1 and 20) not valid;

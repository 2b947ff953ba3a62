-- Messages to the support: one thread for each user, and one for each address of visitors.
create table support_threads (
  id bigint generated always as identity primary key,
  user_id bigint unique references users on delete cascade,
  -- of a visitor, as typed and in lower case: answers are sent to it
  email text unique check (char_length(email) between 3 and 320),
  locale text not null check (locale in ('ru', 'en', 'kz')),
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  -- the first message without an answer in an open thread, the latest change in others
  since timestamptz not null,
  -- the user has not read the latest answer
  has_unread boolean not null default false,
  constraint support_threads_author check ((user_id is null) <> (email is null)),
  constraint support_threads_unread check (not has_unread or user_id is not null)
);
create index support_threads_queue on support_threads (state, since, id);
create index support_threads_email on support_threads using gin (lower(email) gin_trgm_ops) where email is not null;
create index support_threads_visitors on support_threads (since) where user_id is null;

create table support_messages (
  id bigint generated always as identity primary key,
  thread_id bigint not null references support_threads on delete cascade,
  text text not null check (char_length(text) between 1 and 4000),
  from_staff boolean not null,
  -- the author of an answer; null once the account is erased
  staff_id bigint references users on delete set null,
  created_at timestamptz not null,
  constraint support_messages_staff check (from_staff or staff_id is null)
);
create index support_messages_thread on support_messages (thread_id, id);
create index support_messages_staff_id on support_messages (staff_id) where staff_id is not null;

-- A file belongs to one message, so that its readers are those of the thread.
create table support_message_files (
  message_id bigint not null references support_messages on delete cascade,
  position smallint not null check (position between 1 and 5),
  upload_id uuid not null unique references uploads on delete cascade,
  primary key (message_id, position)
);

-- Exports of staff lists as files. Workers claim a row with a new storage key, which fences off the previous worker.
create table table_exports (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  name text not null,
  format text not null check (format in ('csv', 'xlsx')),
  filter jsonb not null,
  locale text not null check (locale in ('ru', 'en', 'kz')),
  status text not null default 'queued' check (status in ('queued', 'making', 'ready', 'failed')),
  rows_done integer not null default 0,
  rows_total integer,
  attempts integer not null default 0,
  storage_key text,
  size bigint,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((status = 'ready') = (size is not null)),
  check (status <> 'ready' or storage_key is not null)
);
create unique index table_exports_running on table_exports (user_id, name) where status in ('queued', 'making');
create index table_exports_user on table_exports (user_id, id desc);
create index table_exports_expiry on table_exports (expires_at);

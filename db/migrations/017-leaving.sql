alter table users
  add column if not exists merged_into_id bigint references users,
  add column if not exists erased_at timestamptz;

create table deletion_proposals (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  status text not null default 'new' check (status in ('new', 'confirmed', 'approved', 'rejected')),
  reason text,
  comment text,
  token_hash bytea unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  decided_at timestamptz,
  decided_by bigint references users on delete set null
);
create unique index deletion_proposals_one on deletion_proposals (user_id) where status <> 'rejected';
create index deletion_proposals_status on deletion_proposals (status, created_at);

create table data_exports (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  status text not null default 'waiting' check (status in ('waiting', 'making', 'ready', 'failed')),
  progress smallint not null default 0 check (progress between 0 and 100),
  storage_key text,
  size int,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index data_exports_user on data_exports (user_id, created_at desc);
create index data_exports_expiry on data_exports (expires_at);

-- Access to the mailbox of another account, proven by a code sent there.
create table merge_codes (
  token_hash bytea primary key,
  asked_by bigint not null references users on delete cascade,
  email text not null,
  expires_at timestamptz not null
);

create table merge_requests (
  id bigint generated always as identity primary key,
  source_user_id bigint not null references users on delete cascade,
  target_user_id bigint not null references users on delete cascade,
  status text not null default 'wait' check (status in ('wait', 'approved', 'rejected')),
  comment text,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references users on delete set null,
  check (source_user_id <> target_user_id)
);
create unique index merge_requests_one on merge_requests (source_user_id) where status = 'wait';
create index merge_requests_status on merge_requests (status, created_at);

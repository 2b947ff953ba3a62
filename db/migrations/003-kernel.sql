create table idempotency_keys (
  key text not null,
  caller text not null,
  address text not null,
  request_hash bytea not null,
  status int,
  answer jsonb,
  created_at timestamptz not null,
  primary key (caller, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table rate_limits (
  key text primary key,
  points int not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);

create table inbox_messages (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('mail', 'sms', 'fcall')),
  recipient text not null,
  subject text,
  text text not null,
  html text,
  created_at timestamptz not null default now()
);
create index inbox_messages_recipient on inbox_messages (recipient, id desc);

create table statistics (
  id bigint generated always as identity primary key,
  type text not null,
  value text not null,
  created_at timestamptz not null default now()
);

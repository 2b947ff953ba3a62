-- Users who have revoked their codes: door codes from before are invalid, and the personal code has another signature.
create table door_code_revocations (
  user_id bigint primary key references users (id) on delete cascade,
  revoked_at timestamptz not null,
  version int not null default 1 check (version > 0)
);
create index door_code_revocations_time on door_code_revocations (revoked_at);

-- Scans that devices made without a network. A device names each scan, so that a repeated exchange adds nothing.
create table door_scans (
  id uuid primary key,
  space_id bigint not null references spaces (id) on delete cascade,
  device_id uuid not null,
  user_id bigint references users (id) on delete cascade,
  scanned_by bigint references users (id) on delete set null,
  scanned_at timestamptz not null,
  received_at timestamptz not null,
  result text not null check (result in ('marked', 'already', 'stranger', 'banned', 'refused'))
);
create index door_scans_space on door_scans (space_id, received_at);
create index door_scans_user on door_scans (user_id) where user_id is not null;
create index door_scans_scanned_by on door_scans (scanned_by) where scanned_by is not null;
create index door_scans_received on door_scans (received_at);

-- Secrets of this installation, made at their first use and the same for all its processes.
create table installation_keys (
  name text primary key,
  value jsonb not null
);

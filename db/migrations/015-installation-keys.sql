-- Secrets of this installation, created at their first use and shared by all its processes.
create table installation_keys (
  name text primary key,
  value jsonb not null
);

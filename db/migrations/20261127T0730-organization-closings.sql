-- An accepted complaint closes an organization for everyone but its admins and staff, until staff approve it again.
alter table organizations
  add column closed_reason text,
  add column closed_at timestamptz,
  add constraint organizations_closed_check check (
    (closed_at is null and closed_reason is null)
    or (closed_at is not null and closed_reason is not null)) not valid;

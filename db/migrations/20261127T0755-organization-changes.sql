-- Since when staff have not seen a change of a public organization, and its texts at the last approval.
alter table organizations
  add column changed_at timestamptz,
  add column reviewed jsonb;

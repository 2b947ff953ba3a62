-- The space took the place back by closing its day; null for places that users gave back.
alter table coworking_entries add column closed_at timestamptz;
alter table coworking_entries add constraint coworking_entries_closed check (closed_at is null or status = 'delisted') not valid;

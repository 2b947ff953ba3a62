-- A device names its scans, so an id means a scan in one space only. The index exists, so that the table is locked for a moment only.
alter table door_scans
  drop constraint door_scans_pkey,
  add constraint door_scans_pkey primary key using index door_scans_of_space;
-- The answer to the device, which stays if a scan of an earlier time arrives later.
alter table door_scans
  add column answer text,
  add constraint door_scans_answer check (answer in ('marked', 'already', 'stranger', 'banned', 'refused')) not valid;

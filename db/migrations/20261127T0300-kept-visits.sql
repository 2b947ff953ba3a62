-- A visitor who gives the place back after coming in keeps the visit.
alter table coworking_entries drop constraint coworking_entries_check;
alter table coworking_entries add constraint coworking_entries_visit
  check (status = 'delisted' or (status = 'visited') = (visited_at is not null)) not valid;

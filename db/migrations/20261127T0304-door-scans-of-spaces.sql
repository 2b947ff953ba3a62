-- outside a transaction
create unique index concurrently if not exists door_scans_of_space on door_scans (space_id, id);

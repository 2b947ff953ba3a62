-- outside a transaction
alter table coworking_entries validate constraint coworking_entries_closed;

-- outside a transaction
alter table door_scans validate constraint door_scans_answer;

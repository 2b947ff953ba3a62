-- outside a transaction
alter table events validate constraint events_last_public_object;

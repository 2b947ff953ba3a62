-- outside a transaction
alter table organizations validate constraint organizations_closed_check;

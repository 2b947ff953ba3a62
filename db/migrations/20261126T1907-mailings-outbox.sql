-- outside a transaction
create index concurrently if not exists outbox_due_urgent on outbox (not_before, id) where state = 'queued' and not is_bulk;
create index concurrently if not exists outbox_due_bulk on outbox (not_before, id) where state = 'queued' and is_bulk;

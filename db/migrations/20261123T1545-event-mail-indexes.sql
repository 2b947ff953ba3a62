-- outside a transaction
-- The emails of an event: server/domains/cabinet/mails.ts.
create index concurrently if not exists notifications_event on notifications (((data->>'eventId')::bigint), type) where data ? 'eventId';
create index concurrently if not exists outbox_event on outbox (((payload->>'eventId')::bigint), kind)
  where state = 'sent' and channel = 'email' and payload ? 'eventId';

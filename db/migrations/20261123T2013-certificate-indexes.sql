-- outside a transaction
-- The job issues certificates of events that ended lately, and to participants who were marked lately.
create index concurrently if not exists events_certificate_end on events (date_end) where certificate;
create index concurrently if not exists event_participants_attended_at on event_participants (attended_at) where attended_at is not null;

-- outside a transaction
-- Finds the decision in force about an object of a queue.
create index concurrently if not exists moderation_decisions_subject on moderation_decisions (queue, subject_id) where undone_at is null;

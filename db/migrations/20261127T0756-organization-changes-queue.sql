-- outside a transaction
-- The queue of staff has public organizations that were changed: server/domains/organizations/queue.ts.
create index concurrently if not exists organizations_review on organizations (
  (case when moderation = 'approved' and changed_at is not null then 'wait' else moderation end), (coalesce(changed_at, created_at)), id)
  where user_id is not null;
drop index concurrently if exists organizations_queue;

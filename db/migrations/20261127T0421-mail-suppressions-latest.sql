-- outside a transaction
create index concurrently if not exists mail_suppressions_latest on mail_suppressions (created_at desc, email);

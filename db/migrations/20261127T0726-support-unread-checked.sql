-- outside a transaction
alter table support_threads validate constraint support_threads_unread_count_check;

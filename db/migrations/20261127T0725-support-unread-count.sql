-- Answers since the user last read the thread; one at least while `has_unread` says that there are some.
alter table support_threads add column unread_count integer not null default 0;
alter table support_threads add constraint support_threads_unread_count_check check (unread_count >= 0) not valid;

-- Exports of one list in another format, language or with another filter run beside each other.
drop index table_exports_running;
create unique index table_exports_running on table_exports (user_id, name, format, locale, filter) where status in ('queued', 'making');

-- Tables that staff edit: a version against lost updates, and deletion that can be undone.
alter table themes add column version int not null default 1, add column deleted_at timestamptz;
alter table compilations
  add column version int not null default 1,
  add column deleted_at timestamptz,
  add constraint compilations_date_to_check check (date_to >= date_from) not valid;

alter table http_status_texts
  add column id int generated always as identity primary key,
  add column version int not null default 1,
  add column deleted_at timestamptz,
  drop constraint http_status_texts_status_code_locale_key;
create unique index http_status_texts_shown on http_status_texts (status, code, locale) nulls not distinct where deleted_at is null;

create index audit_records_row on audit_records (entity, entity_id, id desc);

-- The index exists, so that the table is locked for a moment only.
alter table event_documents
  drop constraint event_documents_pkey,
  add constraint event_documents_pkey primary key using index event_documents_by_kind;

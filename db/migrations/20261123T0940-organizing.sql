-- A draft may lack what a public event needs. An event with links and without has_broadcast is one from before this column.
alter table events
  alter column name set default '',
  alter column format set default 'place',
  alter column type_id drop not null,
  alter column date_start drop not null,
  alter column date_end drop not null,
  alter column starts_on drop not null,
  alter column ends_on drop not null,
  add column has_broadcast boolean not null default false,
  add column survey_quiz_id bigint,
  add constraint events_complete check (
    status in ('draft', 'canceled')
    or (name <> '' and type_id is not null and date_start is not null and date_end is not null)) not valid;

-- Files for participants have their own list beside the documents for everyone.
alter table event_documents
  add column kind text not null default 'document',
  add constraint event_documents_kind_check check (kind in ('document', 'material')) not valid;

-- The working copy of an event: fields of contract/organizing/fields.ts. An event without a row has the draft that its columns make.
create table event_drafts (
  event_id bigint primary key references events on delete cascade,
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  version int not null default 1,
  -- field → the version that changed it last
  field_versions jsonb not null default '{}',
  section text,
  updated_by bigint references users on delete set null,
  updated_at timestamptz not null,
  constraint event_drafts_size check (pg_column_size(data) < 4000000)
);
create index event_drafts_updated_by on event_drafts (updated_by) where updated_by is not null;

-- The version of an event that was submitted last. It holds the approved version too, so that a decision can be undone.
create table event_reviews (
  event_id bigint primary key references events on delete cascade,
  user_id bigint not null references users on delete cascade,
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  -- the version that was public at the time; null for the first publication
  approved_data jsonb check (jsonb_typeof(approved_data) = 'object'),
  answer text check (char_length(answer) between 1 and 500),
  moderation text not null default 'wait' check (moderation in ('wait', 'approved', 'declined')),
  moderation_comment text,
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null
);
create index event_reviews_queue on event_reviews (moderation, created_at, event_id);
create index event_reviews_search on event_reviews using gin (lower((data->>'name') || ' ' || coalesce(approved_data->>'name', '')) gin_trgm_ops);
create index event_reviews_user on event_reviews (user_id);
create index event_reviews_decided_by on event_reviews (decided_by) where decided_by is not null;

create table claims (
  id bigint generated always as identity primary key,
  target_type text not null check (target_type in ('event', 'organization')),
  event_id bigint references events on delete cascade,
  organization_id bigint references organizations on delete cascade,
  user_id bigint not null references users on delete cascade,
  reason text not null check (reason in ('fraud', 'spam', 'offensive', 'dangerous', 'wrongData', 'other')),
  text text check (char_length(text) between 1 and 2000),
  status text not null default 'wait' check (status in ('wait', 'accepted', 'dismissed')),
  comment text,
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null,
  constraint claims_target check (
    (target_type = 'event' and event_id is not null and organization_id is null)
    or (target_type = 'organization' and organization_id is not null and event_id is null))
);
-- one complaint of a user about an object waits at a time
create unique index claims_one_waiting_event on claims (event_id, user_id) where status = 'wait' and event_id is not null;
create unique index claims_one_waiting_organization on claims (organization_id, user_id) where status = 'wait' and organization_id is not null;
create index claims_queue on claims (status, created_at, id);
create index claims_event on claims (event_id) where event_id is not null;
create index claims_organization on claims (organization_id) where organization_id is not null;
create index claims_user on claims (user_id);
create index claims_decided_by on claims (decided_by) where decided_by is not null;

create table event_feedback (
  event_id bigint not null references events on delete cascade,
  user_id bigint not null references users on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  text text check (char_length(text) between 1 and 2000),
  created_at timestamptz not null,
  primary key (event_id, user_id)
);
create index event_feedback_user on event_feedback (user_id);

-- An upload nobody has put to use within a day is removed; a removed one is not served, and goes once its bytes are gone.
alter table uploads
  add column is_claimed boolean not null default false,
  add column removed_at timestamptz;
update uploads set is_claimed = true;
create index uploads_owner on uploads (owner_id, created_at desc);
create index uploads_loose on uploads (created_at) where not is_claimed and removed_at is null;
create index uploads_removed on uploads (removed_at) where removed_at is not null;

-- Announced files whose bytes come to a signed address; only a completed one is an upload.
create table direct_uploads (
  id uuid primary key,
  owner_id bigint not null references users on delete cascade,
  name text not null,
  size int not null check (size > 0),
  purpose text not null,
  signature_hash bytea not null,
  created_at timestamptz not null
);
create index direct_uploads_owner on direct_uploads (owner_id);
create index direct_uploads_age on direct_uploads (created_at);

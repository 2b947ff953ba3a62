-- An upload that nothing refers to is removed after a day. A removed one is not served; its row is deleted after its bytes.
alter table uploads
  add column is_claimed boolean not null default false,
  add column removed_at timestamptz;
update uploads set is_claimed = true;
create index uploads_owner on uploads (owner_id, created_at desc);
create index uploads_loose on uploads (created_at) where not is_claimed and removed_at is null;
create index uploads_removed on uploads (removed_at) where removed_at is not null;

-- Announced files whose bytes are sent to a signed address; only a completed one is an upload.
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

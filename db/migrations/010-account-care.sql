-- How a session was created, and which steps it still requires.
alter table sessions
  add column way text check (way in ('password', 'phone', 'link', 'social', 'signUp')),
  add column second_step_at timestamptz,
  add column is_for_consent boolean not null default false;

-- Devices of earlier sign-ins; the user gets an email about a sign-in from any other one.
create table known_devices (
  user_id bigint not null references users on delete cascade,
  device text not null,
  seen_at timestamptz not null,
  primary key (user_id, device)
);

-- Time-based one-time codes (RFC 6238). Unconfirmed until the first correct code; a time step is valid once.
create table second_steps (
  user_id bigint primary key references users on delete cascade,
  secret bytea not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  created_at timestamptz not null
);

create table recovery_codes (
  user_id bigint not null references users on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- The last code sent; it is valid for the session that requested it.
create table second_step_codes (
  user_id bigint primary key references users on delete cascade,
  session_id bigint references sessions on delete set null,
  code_hash bytea,
  expires_at timestamptz not null,
  resend_at timestamptz not null,
  sent int not null,
  sent_since timestamptz not null
);

create table second_step_tries (
  user_id bigint primary key references users on delete cascade,
  tries smallint not null,
  since timestamptz not null
);

alter table users
  add column theme text check (theme in ('light', 'dark')),
  add column timezone text,
  add column consent_due_at timestamptz;
update users set consent_due_at = created_at + interval '30 days' where status = 8;

-- A parent's signed consent for a minor; no row means that none was uploaded.
create table parental_consents (
  user_id bigint primary key references users on delete cascade,
  status text not null check (status in ('absent', 'wait', 'approved', 'declined')),
  parent_name text,
  parent_phone text,
  parent_email text,
  uploaded_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references users on delete set null,
  comment text,
  valid_until timestamptz
);
create index parental_consents_waiting on parental_consents (uploaded_at) where status = 'wait';
create index parental_consents_expiry on parental_consents (valid_until) where status = 'approved';

create table parental_consent_files (
  user_id bigint not null references parental_consents on delete cascade,
  position smallint not null,
  upload_id uuid not null references uploads on delete cascade,
  primary key (user_id, position)
);

-- The ledger is append-only. given_at is dropped once no process writes it.
alter table consents
  add column action text not null default 'given' check (action in ('given', 'withdrawn')),
  add column happened_at timestamptz not null default now(),
  alter column given_at drop not null,
  drop constraint consents_kind_check,
  add constraint consents_kind_check check (kind in ('agreement', 'personal_data_agreement', 'parental_consent'));
update consents set happened_at = given_at;

create function keep_consents() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('vmeste.erasing', true) = old.user_id::text then
    return old;
  end if;
  raise exception 'the ledger of consents is only added to' using errcode = 'restrict_violation';
end $$;
create trigger consents_are_kept before update or delete on consents for each row execute function keep_consents();

create index users_minors on users (id) where status = 8;

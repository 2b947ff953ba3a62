-- Public keys of passkeys in devices and password managers (WebAuthn). A counter that is not 0 only grows.
create table passkeys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  device text,
  created_at timestamptz not null,
  used_at timestamptz
);
create unique index passkeys_credential on passkeys (credential_id);
create index passkeys_user on passkeys (user_id);

-- Challenges that a passkey must sign: one for each purpose of a session, valid once and for minutes.
create table passkey_challenges (
  session_id bigint not null references sessions on delete cascade,
  purpose text not null check (purpose in ('add', 'enter')),
  challenge text not null,
  expires_at timestamptz not null,
  primary key (session_id, purpose)
);

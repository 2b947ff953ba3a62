-- Emails with a link: the token is made when the email is composed, and only its hash is stored.
create table email_links (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('confirm', 'change', 'restore')),
  user_id bigint not null references users on delete cascade,
  email text not null,
  return_path text,
  token_hash bytea unique,
  created_at timestamptz not null,
  resend_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_links_user on email_links (user_id, created_at desc);
create index email_links_expiry on email_links (expires_at);

create table external_accounts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  network text not null,
  external_id text not null,
  name text,
  page text,
  profile jsonb not null,
  is_visible boolean not null default false,
  created_at timestamptz not null,
  unique (network, external_id),
  unique (user_id, network)
);

-- A social sign-in that a browser has begun.
create table social_states (
  token_hash bytea primary key,
  browser_hash bytea not null,
  secret bytea not null,
  redirect_uri text not null,
  expires_at timestamptz not null
);
create index social_states_expiry on social_states (expires_at);

-- The profile from a network for a user without an account.
create table social_proofs (
  token_hash bytea primary key,
  network text not null,
  profile jsonb not null,
  expires_at timestamptz not null
);
create index social_proofs_expiry on social_proofs (expires_at);

create table partner_accounts (
  partner text not null,
  subject text not null,
  user_id bigint not null references users on delete cascade,
  primary key (partner, subject)
);
create index partner_accounts_user on partner_accounts (user_id);

-- Signed messages from other sites, valid once: links of partners, answers of Telegram.
create table spent_tokens (
  token_hash bytea primary key,
  expires_at timestamptz not null
);
create index spent_tokens_expiry on spent_tokens (expires_at);

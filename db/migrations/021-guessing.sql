-- Browsers with an earlier sign-in to an account, by the SHA-256 of their `device` cookie.
-- Failures of other browsers are counted separately, so that strangers cannot lock the owner out.
create table trusted_browsers (
  user_id bigint not null references users on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz not null,
  primary key (user_id, token_hash)
);
create index trusted_browsers_age on trusted_browsers (used_at);

-- is_own: requested from a trusted browser. most_tries: fewer for a phone whose codes strangers guess.
alter table phone_confirms
  add column is_own boolean not null default false,
  add column most_tries smallint not null default 5;

-- The last email about guessing; at most one a day.
alter table users add column guess_alert_at timestamptz;

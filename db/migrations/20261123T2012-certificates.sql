-- Certificates of participation. A row keeps what is printed, so that later changes of the event or the profile do not change it.
create table certificates (
  id bigint generated always as identity primary key,
  number text not null unique check (number ~ '^\d{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$'),
  code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  event_id bigint not null references events on delete cascade,
  user_id bigint not null references users on delete cascade,
  status text not null default 'issued' check (status in ('issued', 'replaced', 'revoked')),
  user_name text not null check (char_length(user_name) between 1 and 300),
  event_name text not null,
  role text not null check (role in ('participant', 'speaker', 'host', 'organizer', 'expert', 'media')),
  place text not null,
  date_start timestamptz not null,
  date_end timestamptz not null,
  zone text not null,
  locale text not null check (locale in ('ru', 'en', 'kz')),
  palette integer not null,
  text text check (char_length(text) between 1 and 2000),
  bg_id uuid references uploads on delete set null,
  display_qr boolean not null,
  issued_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by bigint references users on delete set null,
  revocation_reason text check (char_length(revocation_reason) between 1 and 500),
  replaced_by bigint references certificates on delete set null,
  constraint certificates_revoked check ((status = 'revoked') = (revoked_at is not null)),
  constraint certificates_reason check (status = 'revoked' or (revocation_reason is null and revoked_by is null))
);
-- a participant has one valid certificate of an event
create unique index certificates_one_issued on certificates (event_id, user_id) where status = 'issued';
create index certificates_event on certificates (event_id, issued_at desc, id desc);
create index certificates_event_user on certificates (event_id, user_id, id desc);
create index certificates_user on certificates (user_id, issued_at desc, id desc);
create index certificates_bg on certificates (bg_id) where bg_id is not null;
create index certificates_revoked_by on certificates (revoked_by) where revoked_by is not null;
create index certificates_replaced_by on certificates (replaced_by) where replaced_by is not null;

-- A name as a search key in Latin letters, whatever its script. Kazakh letters map to the same key as the Russian letters
-- that replace them on a Russian keyboard, and so do the usual transliterations of Russian.
create function fold_name(name text) returns text language sql immutable parallel safe strict as $$
  select ' ' || btrim(regexp_replace(
    translate(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
        replace(replace(replace(replace(replace(replace(replace(replace(
          lower(normalize(name, nfc)),
          'щ', 'sh'), 'ш', 'sh'), 'ч', 'ch'), 'ж', 'zh'), 'ю', 'iu'), 'я', 'ia'), 'є', 'e'), 'ї', 'i'),
        'shch', 'sh'), 'sch', 'sh'), 'kh', 'h'), 'ts', 'c'), 'ya', 'ia'), 'yu', 'iu'), 'ye', 'e'), 'yo', 'e'), 'x', 'ks'), 'ß', 'ss'),
      'абвгдеёзийклмнопрстуфхцыэәғқңөұүһіґyjwqáàâäãåéèêëíìîïóòôöõúùûüñçýъь''’ʼ`',
      'abvgdeeziiklmnoprstufhcieagknouuhigiivkaaaaaaeeeeiiiiooooouuuunci'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;

alter table users
  add column cover_id uuid references uploads on delete set null,
  add column about text,
  add column socials jsonb not null default '[]',
  add column personal_status text
    check (personal_status in ('team', 'job', 'hiring', 'partners', 'investment', 'investing', 'mentoring', 'speaking', 'volunteering')),
  add column contacts_to text not null default 'granted' check (contacts_to in ('all', 'registered', 'granted', 'nobody')),
  add column hidden_blocks text[] not null default '{}'
    check (hidden_blocks <@ array['educations', 'employments', 'projects', 'events', 'resume', 'socials']),
  add column in_catalogue boolean not null default true,
  add column if not exists merged_into_id bigint references users,
  add column search_name text not null generated always as (
    fold_name(first_name || ' ' || last_name || ' ' || coalesce(father_name, '') || ' ' || coalesce(position, ''))) stored;

-- The catalogue: adults with a finished registration, neither blocked nor hidden; those with a photo first.
create index users_listed on users ((photo_id is null), created_at desc, id desc) where status = 10 and blocked_at is null and in_catalogue;
create index users_listed_city on users (city_id, (photo_id is null), created_at desc, id desc)
  where status = 10 and blocked_at is null and in_catalogue;
create index users_listed_themes on users using gin (theme_ids) where status = 10 and blocked_at is null and in_catalogue;
create index users_listed_status on users (personal_status) where status = 10 and blocked_at is null and in_catalogue;
create index users_listed_open on users (contacts_to, (photo_id is null), created_at desc, id desc)
  where status = 10 and blocked_at is null and in_catalogue and contacts_to in ('all', 'registered');
create index users_search on users using gin (search_name gin_trgm_ops) where status = 10 and blocked_at is null and in_catalogue;

-- One row for each pair: requester, owner, and the owner's decision. A withdrawn permission is a decline.
create table contact_accesses (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  owner_id bigint not null references users on delete cascade,
  event_id bigint references events on delete set null,
  decision text check (decision in ('approved', 'declined')),
  notification_recipient_id bigint references notification_recipients on delete set null,
  asked_at timestamptz not null,
  decided_at timestamptz,
  unique (user_id, owner_id),
  check (user_id <> owner_id),
  check ((decision is null) = (decided_at is null))
);
create index contact_accesses_owner on contact_accesses (owner_id, asked_at desc, id desc);
create index contact_accesses_recipient on contact_accesses (notification_recipient_id);

create table user_subscriptions (
  subscriber_id bigint not null references users on delete cascade,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (subscriber_id, user_id),
  check (subscriber_id <> user_id)
);
create index user_subscriptions_user on user_subscriptions (user_id);

create table acceleration_programmes (
  id int generated always as identity primary key,
  identifier text not null unique check (identifier ~ '^\d{2}-\d{4}-\d{6}$'),
  name text not null,
  university text
);

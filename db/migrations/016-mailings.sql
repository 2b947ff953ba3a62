create table mailing_types (
  id int primary key,
  name_ru text not null, name_en text not null, name_kk text not null
);
insert into mailing_types values (1, 'Еженедельная подборка событий', 'Weekly selection of events', 'Апталық іс-шаралар топтамасы');

create table mailing_subscribers (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email)),
  mailing_type_id int not null references mailing_types,
  user_id bigint references users on delete cascade,
  locale text not null default 'ru' check (locale in ('ru', 'en', 'kz')),
  enabled boolean not null default true,
  created_at timestamptz not null,
  unique (email, mailing_type_id)
);
create index mailing_subscribers_user on mailing_subscribers (user_id);
create index mailing_subscribers_type on mailing_subscribers (mailing_type_id, id) where enabled;

-- One row for each email, so that a killed worker sends nothing twice.
create table digest_letters (
  subscriber_id bigint not null references mailing_subscribers on delete cascade,
  sent_on date not null,
  primary key (subscriber_id, sent_on)
);

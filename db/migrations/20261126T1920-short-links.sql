
-- Links to other sites begin as 'wait' and work until staff decline them; links to this site are never reviewed.
create table short_urls (
  id bigint primary key generated always as identity,
  user_id bigint not null references users on delete cascade,
  name text not null constraint short_urls_name_check check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(name) between 2 and 60),
  url text not null constraint short_urls_url_check check (url ~* '^https?://' and length(url) <= 2048),
  expires_at timestamptz,
  visitor_limit int constraint short_urls_visitor_limit_check check (visitor_limit > 0),
  unique_clicks int not null default 0,
  -- makes hashes of visitors useless beside those of other links
  salt bytea not null default decode(replace(gen_random_uuid()::text, '-', ''), 'hex'),
  is_reviewed boolean not null,
  moderation text not null constraint short_urls_moderation_check check (moderation in ('wait', 'approved', 'declined')),
  moderation_comment text,
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null
);
create unique index short_urls_name on short_urls (name);
create index short_urls_user on short_urls (user_id, created_at, id);
create index short_urls_queue on short_urls (moderation, created_at, id) where is_reviewed;
create index short_urls_waiting on short_urls (id) where is_reviewed and moderation = 'wait';
create index short_urls_staff_search on short_urls using gin (lower(name || ' ' || url) gin_trgm_ops) where is_reviewed;
create index short_urls_decided_by on short_urls (decided_by) where decided_by is not null;

-- Who has opened a link, as hashes without time and source; `keeps_cookie` once the browser has sent its cookie back.
create table short_url_visitors (
  short_url_id bigint not null references short_urls on delete cascade,
  visitor bytea not null,
  keeps_cookie boolean not null default false,
  primary key (short_url_id, visitor)
);

create table short_url_days (
  short_url_id bigint not null references short_urls on delete cascade,
  day date not null,
  source text not null,
  visitors int not null constraint short_url_days_visitors_check check (visitors > 0),
  primary key (short_url_id, day, source)
);

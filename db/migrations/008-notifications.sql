-- Each event is stored once. Names of people and events are read when they are shown, so that no name is stored here.
create table notifications (
  id bigint generated always as identity primary key,
  type smallint not null check (type between 1 and 18),
  data jsonb not null default '{}',
  key text unique,
  is_global boolean not null default false,
  titles jsonb check (not is_global or titles is not null),
  texts jsonb check (not is_global or texts is not null),
  shown_until timestamptz,
  created_at timestamptz not null default now()
);
create index notifications_global on notifications (created_at desc) where is_global;

create table notification_recipients (
  id bigint generated always as identity primary key,
  notification_id bigint not null references notifications on delete cascade,
  user_id bigint not null references users on delete cascade,
  received_at timestamptz,
  created_at timestamptz not null default now(),
  unique (notification_id, user_id)
);
create index notification_recipients_user on notification_recipients (user_id, created_at desc, id desc);
create index notification_recipients_unread on notification_recipients (user_id) where received_at is null;

-- One row for each channel, so that a killed worker sends nothing twice.
create table notification_deliveries (
  recipient_id bigint not null references notification_recipients on delete cascade,
  channel text not null check (channel in ('email', 'push')),
  due_at timestamptz not null,
  settled_at timestamptz,
  primary key (recipient_id, channel)
);
create index notification_deliveries_due on notification_deliveries (due_at) where settled_at is null;

create table notification_preferences (
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('participation', 'contacts', 'following', 'teams', 'organizing', 'system')),
  email boolean not null,
  push boolean not null,
  primary key (user_id, kind)
);

create table quiet_hours (
  user_id bigint primary key references users on delete cascade,
  from_minute smallint not null check (from_minute between 0 and 1439),
  to_minute smallint not null check (to_minute between 0 and 1439),
  zone text not null
);

create table push_subscriptions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_user on push_subscriptions (user_id);

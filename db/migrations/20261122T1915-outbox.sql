-- Every email and push that leaves the product, and notifications that wait. A row is written in the transaction of its change and settled after the gateway accepted it.
create table outbox (
  id bigint generated always as identity primary key,
  -- What the message says, such as 'participation.approved'. The code composes it when it is sent.
  kind text not null,
  -- What the message is about, such as 'event/16'. One message a kind, subject, recipient and channel.
  subject text not null,
  channel text not null check (channel in ('email', 'push', 'bell')),
  -- The recipient: an account, whose address is read when the message is sent, or a fixed address.
  user_id bigint references users on delete cascade,
  address text,
  -- The language of an address without an account.
  locale text check (locale in ('ru', 'en', 'kz')),
  payload jsonb not null default '{}',
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed', 'suppressed')),
  not_before timestamptz not null,
  -- The Message-ID without its domain. It never changes, so that the receiving side can drop a repeat.
  message_key uuid not null default gen_random_uuid() unique,
  -- Tokens and codes of the message are derived from it, the same in every attempt. Cleared when it is sent or suppressed.
  seed uuid default gen_random_uuid(),
  attempts int not null default 0,
  first_attempt_at timestamptz,
  lease_until timestamptz,
  -- Set before the content of an attempt leaves the process: without an answer the message may have arrived.
  content_sent_at timestamptz,
  repeats int not null default 0 check (repeats between 0 and 1),
  reason text,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique nulls not distinct (kind, subject, channel, user_id, address),
  check (user_id is not null or address is not null),
  check ((state = 'sending') = (lease_until is not null)),
  check ((state in ('sent', 'failed', 'suppressed')) = (settled_at is not null))
);
create index outbox_due on outbox (not_before, id) where state = 'queued';
create index outbox_leased on outbox (lease_until) where state = 'sending';
create index outbox_user on outbox (user_id);
create index outbox_address on outbox (address) where address is not null;
create index outbox_settled on outbox (settled_at) where settled_at is not null;
create index outbox_failed on outbox (id desc) where state = 'failed';

-- Notifications that wait for their end of quiet hours or for the gateway, and the digests of this week, which must not be sent again.
insert into outbox (kind, subject, channel, user_id, payload, not_before, created_at)
select 'notification', 'recipient/' || d.recipient_id, d.channel, r.user_id, jsonb_build_object('recipientId', d.recipient_id), d.due_at, now()
from notification_deliveries d join notification_recipients r on r.id = d.recipient_id where d.settled_at is null;
insert into outbox (kind, subject, channel, user_id, address, locale, seed, state, not_before, created_at, settled_at)
select 'mailings.digest', to_char(l.sent_on, 'YYYY-MM-DD'), 'email', s.user_id, s.email, s.locale, null, 'sent', now(), now(), now()
from digest_letters l join mailing_subscribers s on s.id = l.subscriber_id where l.sent_on > current_date - 7;
-- Decisions that can still be undone, or whose notification failed.
insert into outbox (kind, subject, channel, user_id, payload, not_before, created_at)
select 'moderation.decision', 'decision/' || id, 'bell', person_id, jsonb_build_object('decisionId', id), undo_until, now()
from moderation_decisions where undone_at is null and settled_at is null and person_id is not null;
drop index moderation_decisions_due;
drop table notification_deliveries;
drop table digest_letters;

-- Kinds whose messages wait until the operator resumes them.
create table outbox_pauses (
  id bigint generated always as identity primary key,
  kind text not null unique,
  paused_by bigint references users on delete set null,
  paused_at timestamptz not null
);

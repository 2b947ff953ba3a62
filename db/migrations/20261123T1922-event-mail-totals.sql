-- The numbers of emails about an event that were sent and that the outbox no longer has. Without recipients.
create table event_mail_totals (
  event_id bigint not null references events on delete cascade,
  -- The kind of the message; of a notification also its type.
  kind text not null,
  count int not null check (count > 0),
  last_sent_at timestamptz not null,
  primary key (event_id, kind)
);

-- Every removal counts: of old messages, of an erased account, of a merged one. In the order of the key, so that two removals never deadlock.
create function keep_event_mail_totals() returns trigger language plpgsql as $$
begin
  insert into event_mail_totals (event_id, kind, count, last_sent_at)
  select e.id, m.kind, count(*), max(m.settled_at)
  from (
    select (g.payload->>'eventId')::bigint as event_id, g.kind, g.settled_at
    from gone g where g.state = 'sent' and g.channel = 'email' and g.payload ? 'eventId'
    union all
    select (n.data->>'eventId')::bigint, 'notification/' || n.type || coalesce('/' || (n.data->>'kind'), ''), g.settled_at
    from gone g join notification_recipients r on r.id = split_part(g.subject, '/', 2)::bigint join notifications n on n.id = r.notification_id
    where g.state = 'sent' and g.channel = 'email' and g.kind = 'notification' and n.data ? 'eventId'
  ) m join events e on e.id = m.event_id
  group by e.id, m.kind order by e.id, m.kind
  on conflict (event_id, kind) do update set count = event_mail_totals.count + excluded.count,
    last_sent_at = greatest(event_mail_totals.last_sent_at, excluded.last_sent_at);
  return null;
end $$;
create trigger outbox_event_mail_totals after delete on outbox referencing old table as gone
  for each statement execute function keep_event_mail_totals();

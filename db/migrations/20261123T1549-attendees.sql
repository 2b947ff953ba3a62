-- Decisions of organizers, each with the state of its participants before, so that it can be taken back. Removed some time after that.
create table participation_decisions (
  id bigint generated always as identity primary key,
  event_id bigint not null references events on delete cascade,
  decided_by bigint references users on delete set null,
  decided_at timestamptz not null,
  undo_until timestamptz not null,
  undone_at timestamptz
);
create index participation_decisions_event on participation_decisions (event_id);
create index participation_decisions_expiry on participation_decisions (undo_until);
create index participation_decisions_decided_by on participation_decisions (decided_by) where decided_by is not null;

create table participation_decision_changes (
  decision_id bigint not null references participation_decisions on delete cascade,
  participant_id bigint not null references event_participants on delete cascade,
  state_before text not null,
  waited_for_seat boolean not null,
  comment_before text,
  decided_at_before timestamptz,
  decision_before bigint,
  primary key (decision_id, participant_id)
);
create index participation_decision_changes_participant on participation_decision_changes (participant_id);

-- Labels that organizers give to participants of their event. They survive a cancellation and the merge of accounts.
create table participant_tags (
  event_id bigint not null references events on delete cascade,
  user_id bigint not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  primary key (event_id, name, user_id)
);
create index participant_tags_user on participant_tags (user_id, event_id);

-- Messages of organizers to participants. The outbox holds their recipients.
create table participant_messages (
  id bigint generated always as identity primary key,
  event_id bigint not null references events on delete cascade,
  user_id bigint references users on delete set null,
  subject text not null,
  text text not null,
  with_reply_to boolean not null,
  recipients int not null,
  created_at timestamptz not null
);
create index participant_messages_event on participant_messages (event_id);
create index participant_messages_user on participant_messages (user_id) where user_id is not null;

-- Participants of each event by the states of the organizer's list, kept by triggers in the transaction of every change.
create table event_participant_counts (
  event_id bigint primary key references events on delete cascade,
  approved int not null default 0,
  wait int not null default 0,
  waiting_list int not null default 0,
  declined int not null default 0
);
create function count_participants() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into event_participant_counts as c
    select event_id, count(*) filter (where state = 'approved'), count(*) filter (where state = 'wait' and not waits_for_seat),
      count(*) filter (where waits_for_seat), count(*) filter (where state = 'declined')
    from new_rows group by event_id order by event_id
    on conflict (event_id) do update set approved = c.approved + excluded.approved, wait = c.wait + excluded.wait,
      waiting_list = c.waiting_list + excluded.waiting_list, declined = c.declined + excluded.declined;
  elsif tg_op = 'DELETE' then
    -- an event that is deleted with its participants has no row any more
    update event_participant_counts c set approved = c.approved - d.approved, wait = c.wait - d.wait,
      waiting_list = c.waiting_list - d.waiting_list, declined = c.declined - d.declined
    from (
      select event_id, count(*) filter (where state = 'approved') as approved, count(*) filter (where state = 'wait' and not waits_for_seat) as wait,
        count(*) filter (where waits_for_seat) as waiting_list, count(*) filter (where state = 'declined') as declined
      from old_rows group by event_id) d
    where c.event_id = d.event_id;
  else
    update event_participant_counts c set approved = c.approved + d.approved, wait = c.wait + d.wait,
      waiting_list = c.waiting_list + d.waiting_list, declined = c.declined + d.declined
    from (
      select event_id, sum(step * (state = 'approved')::int) as approved, sum(step * (state = 'wait' and not waits_for_seat)::int) as wait,
        sum(step * waits_for_seat::int) as waiting_list, sum(step * (state = 'declined')::int) as declined
      from (select event_id, state, waits_for_seat, 1 as step from new_rows
        union all select event_id, state, waits_for_seat, -1 from old_rows) moved
      group by event_id) d
    where c.event_id = d.event_id and (d.approved <> 0 or d.wait <> 0 or d.waiting_list <> 0 or d.declined <> 0);
  end if;
  return null;
end
$$;

-- Counts the participants from before, a hundred events at a time. Every change of their states holds the lock on the seats.
create procedure fill_participant_counts() language plpgsql as $$
declare
  done bigint := 0;
  upto bigint;
begin
  loop
    select max(b.event_id) into upto from (select distinct p.event_id from event_participants p where p.event_id > done order by p.event_id limit 100) b;
    exit when upto is null;
    perform from event_seats s where s.event_id > done and s.event_id <= upto order by s.event_id for update;
    insert into event_participant_counts as c
    select event_id, count(*) filter (where state = 'approved'), count(*) filter (where state = 'wait' and not waits_for_seat),
      count(*) filter (where waits_for_seat), count(*) filter (where state = 'declined')
    from event_participants p where p.event_id > done and p.event_id <= upto group by event_id
    on conflict (event_id) do update set approved = excluded.approved, wait = excluded.wait, waiting_list = excluded.waiting_list,
      declined = excluded.declined;
    commit;
    done := upto;
  end loop;
end $$;

-- `decision_id` is the decision in force; its row may be removed later.
alter table event_participants add column decision_id bigint;
-- A mark of attendance belongs to an approved participant. The next migration validates the constraint.
alter table event_participants add constraint event_participants_attended check (attended_at is null or state = 'approved') not valid;
create trigger event_participants_added after insert on event_participants referencing new table as new_rows
  for each statement execute function count_participants();
create trigger event_participants_removed after delete on event_participants referencing old table as old_rows
  for each statement execute function count_participants();
create trigger event_participants_changed after update on event_participants referencing new table as new_rows old table as old_rows
  for each statement execute function count_participants();

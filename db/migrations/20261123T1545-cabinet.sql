-- The cabinet lists and counts the events of one owner by state, so these columns follow the event.
alter table event_owners
  add column status text not null default 'draft',
  add column moderation text,
  add column date_start timestamptz,
  add column date_end timestamptz,
  add column is_deleted boolean not null default false;

-- The lock makes a simultaneous change of the event wait, whose trigger then finds this row.
create function event_owners_state() returns trigger language plpgsql as $$
declare event record;
begin
  select e.status, e.moderation, e.date_start, e.date_end, e.deleted_at into event from events e where e.id = new.event_id for share;
  if found then
    new.status := event.status;
    new.moderation := event.moderation;
    new.date_start := event.date_start;
    new.date_end := event.date_end;
    new.is_deleted := event.deleted_at is not null;
  end if;
  return new;
end $$;
create trigger event_owners_state before insert on event_owners for each row execute function event_owners_state();

create function events_owner_state() returns trigger language plpgsql as $$
begin
  update event_owners set status = new.status, moderation = new.moderation, date_start = new.date_start, date_end = new.date_end,
    is_deleted = new.deleted_at is not null where event_id = new.id;
  return null;
end $$;
create trigger events_owner_state after update of status, moderation, date_start, date_end, deleted_at on events
  for each row when ((old.status, old.moderation, old.date_start, old.date_end, old.deleted_at)
    is distinct from (new.status, new.moderation, new.date_start, new.date_end, new.deleted_at))
  execute function events_owner_state();

-- Fills the columns of the rows from before, a thousand events at a time. The share makes a simultaneous change of an event wait.
create procedure fill_event_owners() language plpgsql as $$
declare
  done bigint := 0;
  upto bigint;
begin
  loop
    select max(b.event_id) into upto from (select distinct o.event_id from event_owners o where o.event_id > done order by o.event_id limit 1000) b;
    exit when upto is null;
    perform from events e where e.id > done and e.id <= upto order by e.id for share;
    update event_owners o set status = e.status, moderation = e.moderation, date_start = e.date_start, date_end = e.date_end,
      is_deleted = e.deleted_at is not null
    from events e where e.id = o.event_id and o.event_id > done and o.event_id <= upto;
    commit;
    done := upto;
  end loop;
end $$;

-- Folders of own events, private to their user. The comparison form of the name is made by the product.
create table event_groups (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  name_key text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint event_groups_name unique (user_id, name_key)
);

create table event_group_events (
  group_id bigint not null references event_groups on delete cascade,
  event_id bigint not null references events on delete cascade,
  primary key (group_id, event_id)
);
create index event_group_events_event on event_group_events (event_id);

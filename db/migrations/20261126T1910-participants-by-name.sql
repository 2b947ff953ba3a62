-- The name of the user, by which the control panel sorts the participants of an event. A copy, because an index spans one table. It is only
-- an order: pages show the name from `users`, and a participant who is added while the user is renamed keeps the earlier one.
alter table event_participants add column sort_name text;

create function sort_name_of(last_name text, first_name text) returns text language sql immutable
  as $$ select btrim(coalesce(last_name, '') || ' ' || coalesce(first_name, '')) $$;

create function name_participant() returns trigger language plpgsql as $$
begin
  new.sort_name := (select sort_name_of(last_name, first_name) from users where id = new.user_id);
  return new;
end
$$;
-- The index that finds the participants of a renamed user has no rows in the state noRequest.
create trigger event_participants_named before insert or update of user_id, state on event_participants
  for each row execute function name_participant();

create function rename_participants() returns trigger language plpgsql as $$
begin
  perform from event_participants where user_id = new.id and state <> 'noRequest' order by event_id, id for no key update;
  update event_participants set sort_name = sort_name_of(new.last_name, new.first_name) where user_id = new.id and state <> 'noRequest';
  return null;
end
$$;
create trigger users_renamed after update of last_name, first_name on users for each row
  when ((old.last_name, old.first_name) is distinct from (new.last_name, new.first_name)) execute function rename_participants();

create procedure fill_participant_names() language plpgsql as $$
declare
  done bigint := 0;
  upto bigint;
begin
  loop
    select max(b.id) into upto from (select id from event_participants where id > done order by id limit 1000) b;
    exit when upto is null;
    update event_participants p set sort_name = sort_name_of(u.last_name, u.first_name)
    from users u where u.id = p.user_id and p.id > done and p.id <= upto and p.sort_name is null;
    commit;
    done := upto;
  end loop;
end $$;

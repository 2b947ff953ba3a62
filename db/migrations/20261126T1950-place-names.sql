-- The search key of a place, stored because it is costly to compute: a common word is compared with a thousand places.
alter table places add column search_name text;
alter table places add constraint places_search_name check (search_name is not null) not valid;
create function name_place() returns trigger language plpgsql as $$
begin
  new.search_name := fold_name(new.name || ' ' || new.address);
  return new;
end $$;
create trigger places_name before insert or update of name, address on places for each row execute function name_place();

create procedure fill_place_names() language plpgsql as $$
begin
  loop
    update places set search_name = fold_name(name || ' ' || address)
      where id = any(array(select id from places where search_name is null order by id limit 1000));
    exit when not found;
    commit;
  end loop;
end $$;

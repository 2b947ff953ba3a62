-- The search keys of teams and organizations, stored because they are costly to compute: a common word is compared with a thousand names.
alter table teams add column search_name text;
alter table teams add constraint teams_search_name check (search_name is not null) not valid;
create function name_team() returns trigger language plpgsql as $$
begin
  new.search_name := fold_name(new.name);
  return new;
end $$;
create trigger teams_name before insert or update of name on teams for each row execute function name_team();

alter table organizations add column search_name text;
alter table organizations add constraint organizations_search_name check (search_name is not null) not valid;
create function name_organization() returns trigger language plpgsql as $$
begin
  new.search_name := organization_key(new.name);
  return new;
end $$;
create trigger organizations_name before insert or update of name on organizations for each row execute function name_organization();

create procedure fill_stored_names() language plpgsql as $$
begin
  loop
    update teams set search_name = fold_name(name) where id = any(array(select id from teams where search_name is null order by id limit 1000));
    exit when not found;
    commit;
  end loop;
  loop
    update organizations set search_name = organization_key(name)
      where id = any(array(select id from organizations where search_name is null order by id limit 1000));
    exit when not found;
    commit;
  end loop;
end $$;

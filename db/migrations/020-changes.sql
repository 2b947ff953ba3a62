-- Changes, numbered in commit order: a reader that has read up to a number has seen everything committed
-- before it. The latest thousand are stored; a reader further behind drops its whole cache.
create table changes (
  id bigint generated always as identity primary key,
  number bigint unique,
  tags text[] not null
);
create sequence changes_order;

create function number_change() returns trigger language plpgsql as $$
declare
  latest bigint;
begin
  perform pg_advisory_xact_lock(7243002);
  latest := nextval('changes_order');
  update changes set number = latest where id = new.id;
  delete from changes where number <= latest - 1000;
  return null;
end $$;

-- at the end of the transaction, so that the lock is held for the commit only
create constraint trigger changes_number after insert on changes
  deferrable initially deferred for each row execute function number_change();

insert into changes (tags) values ('{}');

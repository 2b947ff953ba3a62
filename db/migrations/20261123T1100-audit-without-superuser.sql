-- Installations with the functions of a superuser get those that any owner of the database can restore from a dump.
create or replace function erase_audit(person bigint) returns void language plpgsql as $$
begin
  perform set_config('vmeste.auditing', 'on', true);
  update audit_records set before = null, after = null where person_id = person and (before is not null or after is not null);
  perform set_config('vmeste.auditing', 'off', true);
end $$;

create or replace function move_audit(source bigint, target bigint) returns void language plpgsql as $$
begin
  perform set_config('vmeste.auditing', 'on', true);
  update audit_records set person_id = target where person_id = source;
  update audit_records set user_id = target where user_id = source;
  perform set_config('vmeste.auditing', 'off', true);
end $$;

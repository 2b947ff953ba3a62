-- Trace of staff actions. `person_id` is the user whose data `before` and `after` hold, if any.
create table audit_records (
  id bigint generated always as identity primary key,
  user_id bigint references users,
  person_id bigint references users,
  action text not null check (action <> '' and length(action) <= 60),
  entity text not null check (entity <> '' and length(entity) <= 60),
  entity_id bigint not null,
  before jsonb check (jsonb_typeof(before) = 'object'),
  after jsonb check (jsonb_typeof(after) = 'object'),
  created_at timestamptz not null
);
create index audit_records_user on audit_records (user_id, id desc);
create index audit_records_entity on audit_records (entity, id desc);
create index audit_records_user_entity on audit_records (user_id, entity, id desc);
create index audit_records_person on audit_records (person_id) where person_id is not null;

-- Only the two functions below change records: one erases the data of a user, one gives their records to another account.
create function keep_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('vmeste.auditing', true) = 'on'
    and (new.id, new.action, new.entity, new.entity_id, new.created_at) is not distinct from (old.id, old.action, old.entity, old.entity_id, old.created_at)
    and (new.before is null or new.before is not distinct from old.before)
    and (new.after is null or new.after is not distinct from old.after) then
    return new;
  end if;
  raise exception 'the audit log is only added to' using errcode = 'restrict_violation';
end $$;
create trigger audit_is_kept before update or delete on audit_records for each row execute function keep_audit();
create trigger audit_is_not_emptied before truncate on audit_records for each statement execute function keep_audit();

-- set_config and not a SET clause, because only a superuser may create a function with one.
create function erase_audit(person bigint) returns void language plpgsql as $$
begin
  perform set_config('vmeste.auditing', 'on', true);
  update audit_records set before = null, after = null where person_id = person and (before is not null or after is not null);
  perform set_config('vmeste.auditing', 'off', true);
end $$;

create function move_audit(source bigint, target bigint) returns void language plpgsql as $$
begin
  perform set_config('vmeste.auditing', 'on', true);
  update audit_records set person_id = target where person_id = source;
  update audit_records set user_id = target where user_id = source;
  perform set_config('vmeste.auditing', 'off', true);
end $$;

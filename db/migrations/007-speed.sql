-- Speed of lists that grow: server/domains/events/page.ts and count.ts use these indexes.

-- Running events at an instant. A list by date reads them here and the rest by their start, so it never scans past events.
create index events_running on events using gist (tstzrange(date_start, date_end)) where is_listed;
create statistics events_running_share on (tstzrange(date_start, date_end)) from events;

-- Days of the calendar filter. The statistics tell the planner how many events a week has.
create index events_days on events using gist (daterange(starts_on, ends_on, '[]')) where is_listed;
create statistics events_days_share on (daterange(starts_on, ends_on, '[]')) from events;

-- Staff give a weight to few events: these come first, all others follow by date.
create index events_weighted on events (weight desc, date_start, id) where is_listed and weight <> 0;
drop index events_weight;

create index events_canceled on events (date_start, id) where status = 'canceled';

-- Types with few events.
create index events_contest on events (date_start, id) include (date_end) where is_listed and is_contest;
create index events_not_person on events (participation_format, date_start, id) include (date_end) where is_listed and participation_format <> 'person';

create statistics events_tag_share on (lower(tag)) from events;

alter table events add column has_live boolean not null generated always as (live <> '[]') stored;

-- All organizations of an event: its owner and its organizers. A filter by them works like a filter by theme.
alter table events add column organization_ids bigint[] not null default '{}';

create function organizations_of(event bigint, own bigint) returns bigint[] language sql stable as $$
  select coalesce(array_agg(distinct o.id), '{}')
  from (select own as id union all select organization_id from event_organizers where event_id = event) o
  where o.id is not null
$$;
update events set organization_ids = organizations_of(id, organization_id);

create function events_organizations() returns trigger language plpgsql as $$
begin
  new.organization_ids := organizations_of(new.id, new.organization_id);
  return new;
end $$;
create trigger events_organizations before insert or update of organization_id on events
  for each row execute function events_organizations();

create function event_organizers_organizations() returns trigger language plpgsql as $$
begin
  update events e set organization_ids = organizations_of(e.id, e.organization_id)
  where e.id in (select event_id from changed) and e.organization_ids <> organizations_of(e.id, e.organization_id);
  return null;
end $$;
create trigger event_organizers_added after insert on event_organizers
  referencing new table as changed for each statement execute function event_organizers_organizations();
create trigger event_organizers_changed after update on event_organizers
  referencing new table as changed for each statement execute function event_organizers_organizations();
create trigger event_organizers_removed after delete on event_organizers
  referencing old table as changed for each statement execute function event_organizers_organizations();

create index events_organizations on events using gin (organization_ids) where is_listed;
drop index events_organization;

-- Lists by date and their counts, with every column of the filters, so that the index alone rejects a row.
drop index events_end;
drop index events_date;
create index events_date on events (date_start, id)
  include (weight, date_end, city_id, format, online_with_space, participation_format, type_id, access, is_contest, has_live, theme_ids,
    tag, place_id, starts_on, ends_on, registration_date_start, registration_date_end)
  where is_listed;
drop index events_city_date;
create index events_city_date on events (city_id, date_start, id)
  include (weight, date_end, format, online_with_space, participation_format, type_id, access, is_contest, has_live, theme_ids,
    tag, place_id, starts_on, ends_on, registration_date_start, registration_date_end)
  where is_listed;

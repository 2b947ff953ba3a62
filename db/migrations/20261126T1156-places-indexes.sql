-- outside a transaction
alter table places validate constraint places_moderation_check;
select sum_up_places(array(select id from places));
-- The catalogue and its filters: server/domains/spaces/place-list.ts.
create index concurrently if not exists places_listed on places (name, id) where moderation = 'approved' and deleted_at is null;
create index concurrently if not exists places_listed_city on places (city_id, name, id) where moderation = 'approved' and deleted_at is null;
create index concurrently if not exists places_listed_type on places (type, name, id) where moderation = 'approved' and deleted_at is null;
create index concurrently if not exists places_tiers on places using gin (capacity_tiers) where moderation = 'approved' and deleted_at is null;
create index concurrently if not exists places_search on places using gin (fold_name(name || ' ' || address) gin_trgm_ops);
-- The map.
create index concurrently if not exists places_position on places (lat, lng) where moderation = 'approved' and deleted_at is null;
-- Suggested places.
create index concurrently if not exists places_queue on places (moderation, created_at, id) where user_id is not null;
create index concurrently if not exists places_user on places (user_id);
create index concurrently if not exists places_staff_search on places using gin (lower(name || ' ' || address) gin_trgm_ops) where user_id is not null;
-- Halls of published events that are not over; of two events in one hall, the first has it.
insert into reservations (space_id, event_id, user_id, theme, starts_at, ends_at, status, created_at)
  select e.space_id, e.id, e.created_by, e.name, e.date_start, e.date_end, case e.moderation when 'approved' then 'approved' else 'pending' end, e.created_at
  from events e
  where e.status = 'published' and e.moderation in ('approved', 'wait') and e.deleted_at is null and e.date_end > now() and e.date_start < e.date_end
    and e.space_id is not null and e.hall_ids <> '{}'
  on conflict do nothing;
insert into reserved_halls (reservation_id, space_id, hall_id, starts_at, ends_at, is_holding)
  select r.id, r.space_id, h.id, r.starts_at, r.ends_at, r.is_holding
  from reservations r join events e on e.id = r.event_id join halls h on h.id = any(e.hall_ids) and h.space_id = r.space_id
  order by r.id, h.id
  on conflict do nothing;
analyze places, reservations, reserved_halls;

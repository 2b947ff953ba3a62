-- What registrants know about an event that is not public at the moment: its columns as they were when it was public last. A draft
-- and a version that waits for staff overwrite the columns themselves. The shape is that of a row, for jsonb_populate_record.
alter table events add column last_public jsonb;
alter table events add constraint events_last_public_object check (jsonb_typeof(last_public) = 'object') not valid;

create function events_last_public() returns trigger language plpgsql as $$
declare
  was_public boolean := old.status in ('published', 'canceled') and old.moderation is not distinct from 'approved';
  is_public boolean := new.status in ('published', 'canceled') and new.moderation is not distinct from 'approved';
begin
  if is_public then
    new.last_public := null;
  elsif was_public then
    new.last_public := jsonb_build_object(
      'name', old.name, 'type_id', old.type_id, 'theme_ids', old.theme_ids, 'photo_id', old.photo_id, 'info', old.info, 'tag', old.tag,
      'format', old.format, 'online_with_space', old.online_with_space, 'participation_format', old.participation_format,
      'space_id', old.space_id, 'hall_ids', old.hall_ids, 'place_id', old.place_id, 'place_name', old.place_name,
      'place_address', old.place_address, 'city_id', old.city_id, 'lat', old.lat, 'lng', old.lng,
      'date_start', old.date_start, 'date_end', old.date_end, 'zone', old.zone);
  end if;
  return new;
end $$;
create trigger events_last_public before update of status, moderation on events for each row
  when (old.status is distinct from new.status or old.moderation is distinct from new.moderation)
  execute function events_last_public();

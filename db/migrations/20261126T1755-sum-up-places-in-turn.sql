-- Two changes of halls of one place take turns, so that the second counts the halls of the first.
create or replace function sum_up_places(ids bigint[]) returns void language plpgsql as $$
begin
  perform from places where id = any(ids) order by id for no key update;
  update places p set hall_count = coalesce(found.halls, 0), capacity_tiers = coalesce(found.tiers, '{}'), is_bookable = coalesce(found.halls, 0) > 0
  from unnest(ids) as one(id)
  left join (
    select s.place_id, count(*)::int as halls, array_agg(distinct capacity_tier(h.capacity)) as tiers
    from spaces s join halls h on h.space_id = s.id and h.is_active and h.deleted_at is null
    where s.place_id = any(ids) and s.is_active and s.deleted_at is null group by s.place_id
  ) found on found.place_id = one.id
  where p.id = one.id and (p.hall_count, p.capacity_tiers) is distinct from (coalesce(found.halls, 0), coalesce(found.tiers, '{}'));
end
$$;

-- The place of a user in the people catalogue: the more of their profile is filled in, the higher. Staff come last.
create function catalogue_rank(photo_id uuid, "position" text, about text, theme_ids int[], roles text[])
returns int language sql immutable parallel safe as $$
  select case when roles && array['admin', 'crm_tk_staff', 'control'] then 0 else 10 end
    + 2 * (photo_id is not null)::int
    + (coalesce("position", '') <> '')::int
    + (coalesce(about, '') <> '')::int
    + (coalesce(cardinality(theme_ids), 0) > 0)::int
$$;

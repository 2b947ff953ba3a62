-- outside a transaction
-- Referred to by the booked halls of a space.
create unique index concurrently if not exists halls_of_space on halls (id, space_id);

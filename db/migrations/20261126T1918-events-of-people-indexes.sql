-- outside a transaction
-- Events that a user organizes, speaks at or hosts: server/domains/people/activity.ts.
create index concurrently if not exists event_organizers_user on event_organizers (user_id) where user_id is not null;
create index concurrently if not exists event_people_user on event_people (user_id) where user_id is not null;

-- outside a transaction
call fill_event_owners();
-- Pages and counts of the cabinet: server/domains/cabinet/store.ts.
create index concurrently if not exists event_owners_cabinet on event_owners (user_id, date_start desc nulls first, event_id desc)
  include (status, moderation, date_end) where not is_deleted;
create index concurrently if not exists event_participants_requests on event_participants (event_id) where state = 'wait' and not waits_for_seat;

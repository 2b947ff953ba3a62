-- The migrations before have called them.
drop procedure fill_event_owners();
drop procedure fill_participant_counts();

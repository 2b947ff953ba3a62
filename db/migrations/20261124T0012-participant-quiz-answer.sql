-- outside a transaction
-- Experts score a participant by the quiz answer of the registration.
create index concurrently if not exists event_participants_quiz_answer on event_participants (quiz_answer_id) where quiz_answer_id is not null;

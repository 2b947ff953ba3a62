-- outside a transaction
-- A quiz that takes one answer of a user takes one for all events. Earlier answers stay; the first one is the one that counts from now on.
update quiz_answers a set is_single = false
  where a.is_single and exists (select from quiz_answers b where b.quiz_id = a.quiz_id and b.user_id = a.user_id and b.is_single and b.id < a.id);
create unique index concurrently if not exists quiz_answers_single on quiz_answers (quiz_id, user_id) where is_single and user_id is not null;
drop index concurrently if exists quiz_answers_once;
-- It serves every registration that asks the quiz.
create index concurrently if not exists event_participants_quiz_answer on event_participants (quiz_answer_id) where quiz_answer_id is not null;
drop index concurrently if exists event_participants_quiz_answer_once;
create index concurrently if not exists event_teams_quiz_answer on event_teams (quiz_answer_id) where quiz_answer_id is not null;
drop index concurrently if exists event_teams_quiz_answer_once;

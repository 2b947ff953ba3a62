-- outside a transaction
-- Numbers that users sent before there were quizzes.
update events set quiz_id = null where quiz_id is not null and not exists (select from quizzes q where q.id = events.quiz_id);
update events set survey_quiz_id = null where survey_quiz_id is not null and not exists (select from quizzes q where q.id = events.survey_quiz_id);
update event_participants p set quiz_answer_id = null
  where p.quiz_answer_id is not null and not exists (select from quiz_answers a where a.id = p.quiz_answer_id);
alter table events validate constraint events_quiz;
alter table events validate constraint events_survey_quiz;
alter table event_participants validate constraint event_participants_answer;
create index concurrently if not exists events_quiz on events (quiz_id) where quiz_id is not null;
create index concurrently if not exists events_survey_quiz on events (survey_quiz_id) where survey_quiz_id is not null;
-- An answer serves one registration. Experts find a participant by it.
create unique index concurrently if not exists event_participants_quiz_answer_once on event_participants (quiz_answer_id) where quiz_answer_id is not null;
drop index concurrently if exists event_participants_quiz_answer;
-- Surveys are sent soon after the end of their event.
create index concurrently if not exists events_survey_end on events (date_end) where survey_quiz_id is not null;

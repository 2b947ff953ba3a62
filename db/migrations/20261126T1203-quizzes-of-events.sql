-- Events and registrations refer to quizzes and answers, which now exist. Rows from before are not checked yet: the next file corrects them.
alter table events add constraint events_quiz foreign key (quiz_id) references quizzes on delete set null not valid;
alter table events add constraint events_survey_quiz foreign key (survey_quiz_id) references quizzes on delete set null not valid;
alter table event_participants add constraint event_participants_answer foreign key (quiz_answer_id) references quiz_answers on delete set null not valid;

-- Surveys that were sent after their event, once each.
create table event_surveys (
  event_id bigint primary key references events on delete cascade,
  quiz_id bigint not null references quizzes on delete cascade,
  sent_at timestamptz not null,
  asked int not null default 0,
  -- Participants who got another survey in the last two weeks.
  skipped int not null default 0
);
create index event_surveys_quiz on event_surveys (quiz_id);

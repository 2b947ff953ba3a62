-- A question with conditions is asked only of respondents who chose one of the options, or yes or no, at an earlier question.
create table quiz_conditions (
  id bigint generated always as identity primary key,
  quiz_id bigint not null,
  question_id bigint not null,
  source_id bigint not null check (source_id <> question_id),
  option_id bigint,
  yes boolean check ((yes is null) <> (option_id is null)),
  constraint quiz_conditions_question foreign key (quiz_id, question_id) references quiz_questions (quiz_id, id) on delete cascade,
  constraint quiz_conditions_source foreign key (quiz_id, source_id) references quiz_questions (quiz_id, id) on delete cascade,
  constraint quiz_conditions_option foreign key (source_id, option_id) references quiz_options (question_id, id) on delete cascade,
  constraint quiz_conditions_once unique nulls not distinct (question_id, source_id, option_id, yes)
);
create index quiz_conditions_quiz on quiz_conditions (quiz_id);
create index quiz_conditions_source on quiz_conditions (source_id, option_id);

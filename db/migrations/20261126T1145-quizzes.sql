-- Quizzes, surveys and polls. A deleted quiz keeps its row while its answers are removed by a job.
create table quizzes (
  id bigint generated always as identity primary key,
  author_id bigint references users on delete set null,
  title text not null check (char_length(title) between 1 and 200),
  mode text not null default 'quiz' check (mode in ('fast', 'quiz')),
  allow_multiple boolean not null default false,
  auth_required boolean not null default true,
  stats_access text not null default 'author' check (stats_access in ('author', 'respondents', 'all')),
  is_result_score_visible boolean not null default false,
  is_right_answers_visible boolean not null default false,
  slug text constraint quizzes_slug_form check (slug ~ '^[a-z0-9][a-z0-9-]{0,59}$' and slug ~ '[a-z]'),
  -- The join code of the live quiz.
  code text not null check (code ~ '^[0-9A-Z]{6}$'),
  -- The event for which the quiz was made.
  event_id bigint references events on delete set null,
  published_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  constraint quizzes_code unique (code)
);
create unique index quizzes_slug on quizzes (slug) where slug is not null and deleted_at is null;
create index quizzes_author on quizzes (author_id, updated_at desc, id desc) where deleted_at is null;
create index quizzes_event on quizzes (event_id) where event_id is not null;

-- Users besides the author who may edit a quiz.
create table quiz_accesses (
  quiz_id bigint not null references quizzes on delete cascade,
  user_id bigint not null references users on delete cascade,
  primary key (quiz_id, user_id)
);
create index quiz_accesses_user on quiz_accesses (user_id);

-- A removed question keeps its row while answers refer to it.
create table quiz_questions (
  id bigint generated always as identity primary key,
  quiz_id bigint not null references quizzes on delete cascade,
  type text not null check (type in ('textShort', 'radio', 'checkbox', 'dropdown', 'boolean', 'responsePriority', 'radioFields', 'scale',
    'number', 'region', 'university', 'text', 'url', 'file', 'splitter', 'afterword')),
  title text not null check (char_length(title) between 1 and 500),
  description text not null default '' check (char_length(description) <= 2000),
  required boolean not null default false,
  min double precision,
  max double precision check (max >= min),
  seconds smallint check (seconds between 5 and 300),
  -- For boolean in mode quiz: the right answer.
  right_boolean boolean,
  position int not null,
  removed_at timestamptz,
  unique (quiz_id, id)
);
-- The title as it is compared: without case and white space (V259).
create unique index quiz_questions_title on quiz_questions (quiz_id, (lower(regexp_replace(title, '\s', '', 'g')))) where removed_at is null;
create index quiz_questions_order on quiz_questions (quiz_id, position);

create table quiz_options (
  id bigint generated always as identity primary key,
  question_id bigint not null references quiz_questions on delete cascade,
  title text not null check (char_length(title) between 1 and 300),
  is_right boolean not null default false,
  score smallint not null default 1 check (score between 0 and 100),
  position int not null,
  removed_at timestamptz,
  unique (question_id, id)
);
create unique index quiz_options_title on quiz_options (question_id, (lower(regexp_replace(title, '\s', '', 'g')))) where removed_at is null;

-- One submission. `single` is false where the quiz takes several answers of one user.
create table quiz_answers (
  id bigint generated always as identity primary key,
  quiz_id bigint not null references quizzes on delete cascade,
  user_id bigint references users on delete set null,
  event_id bigint references events on delete set null,
  guest_name text check (char_length(guest_name) between 1 and 100),
  guest_email text check (char_length(guest_email) <= 254),
  points int,
  score smallint check (score between 0 and 100),
  is_single boolean not null,
  created_at timestamptz not null,
  unique (quiz_id, id)
);
create unique index quiz_answers_once on quiz_answers (quiz_id, user_id, coalesce(event_id, 0)) where is_single and user_id is not null;
create index quiz_answers_newest on quiz_answers (quiz_id, id desc) include (created_at, score);
create index quiz_answers_user on quiz_answers (user_id, quiz_id, id desc) where user_id is not null;
create index quiz_answers_guest on quiz_answers using gin (lower(coalesce(guest_name, '') || ' ' || coalesce(guest_email, '')) gin_trgm_ops)
  where guest_name is not null or guest_email is not null;
create index quiz_answers_event on quiz_answers (event_id, quiz_id) where event_id is not null;

-- The values of a submission: a row for each chosen option, place, number, text or catalogue row.
create table quiz_answer_values (
  id bigint generated always as identity primary key,
  quiz_id bigint not null,
  answer_id bigint not null,
  question_id bigint not null,
  option_id bigint,
  -- The place among the chosen options of one answer, from 1; null for questions with one value.
  place smallint,
  number double precision,
  -- Id of a region or university.
  row_id bigint,
  text text check (char_length(text) between 1 and 2048),
  upload_id uuid references uploads on delete set null,
  constraint quiz_answer_values_answer foreign key (quiz_id, answer_id) references quiz_answers (quiz_id, id) on delete cascade,
  constraint quiz_answer_values_question foreign key (quiz_id, question_id) references quiz_questions (quiz_id, id) on delete cascade,
  constraint quiz_answer_values_option foreign key (question_id, option_id) references quiz_options (question_id, id)
);
create index quiz_answer_values_answer on quiz_answer_values (answer_id);
-- Counts are read from the index alone. The id finds the latest texts.
create index quiz_answer_values_counts on quiz_answer_values (question_id, option_id, number, row_id, id) include (place);
create index quiz_answer_values_upload on quiz_answer_values (upload_id) where upload_id is not null;

-- Unfinished answers, and where their respondents stopped. The token of a visitor is stored as its SHA-256. An old draft loses its
-- respondent and its answers, and stays in the statistics.
create table quiz_attempts (
  id bigint generated always as identity primary key,
  quiz_id bigint not null references quizzes on delete cascade,
  user_id bigint references users on delete cascade,
  token_hash bytea,
  answers jsonb not null default '[]',
  reached_question_id bigint references quiz_questions on delete set null,
  started_at timestamptz not null,
  saved_at timestamptz not null,
  -- Set by the submission, which also empties the answers.
  submitted_at timestamptz,
  constraint quiz_attempts_respondent check (user_id is null or token_hash is null)
);
create unique index quiz_attempts_user on quiz_attempts (quiz_id, user_id) where user_id is not null and submitted_at is null;
create unique index quiz_attempts_token on quiz_attempts (token_hash) where token_hash is not null;
create index quiz_attempts_age on quiz_attempts (saved_at) where user_id is not null or token_hash is not null;
create index quiz_attempts_reached on quiz_attempts (quiz_id, reached_question_id, submitted_at);

-- Statistics of the answers up to an id, added up in the background; later answers are counted when the statistics are read.
create table quiz_counted (
  quiz_id bigint primary key references quizzes on delete cascade,
  answer_id bigint not null
);

-- Values of all questions except numbers: how many answers have one, how many have it first, and the sum of its places.
create table quiz_counts (
  quiz_id bigint not null references quizzes on delete cascade,
  question_id bigint not null references quiz_questions on delete cascade,
  option_id bigint,
  number double precision,
  row_id bigint,
  count bigint not null,
  firsts bigint not null,
  places bigint not null,
  unique nulls not distinct (question_id, option_id, number, row_id)
);
create index quiz_counts_quiz on quiz_counts (quiz_id);

create table quiz_days (
  quiz_id bigint not null references quizzes on delete cascade,
  day date not null,
  count bigint not null,
  scored bigint not null,
  score_sum bigint not null,
  primary key (quiz_id, day)
);

-- Surveys that users were asked to answer. Truth of V315: the pauses of one user do not overlap.
create table survey_requests (
  id bigint generated always as identity primary key,
  quiz_id bigint not null references quizzes on delete cascade,
  user_id bigint not null references users on delete cascade,
  event_id bigint references events on delete set null,
  -- Null for a survey that follows an event by itself.
  asked_by bigint references users on delete set null,
  asked_at timestamptz not null,
  quiet_until timestamptz not null check (quiet_until > asked_at),
  constraint survey_requests_pause exclude using gist (user_id with =, tstzrange(asked_at, quiet_until) with &&)
);
create index survey_requests_quiz on survey_requests (quiz_id, id);
create index survey_requests_asked_by on survey_requests (asked_by) where asked_by is not null;

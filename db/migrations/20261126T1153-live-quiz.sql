-- Live quizzes. A game is one round of a quiz, led by a host or played alone. Its row is the lock of all its transitions.
create table live_games (
  id bigint generated always as identity primary key,
  quiz_id bigint not null references quizzes on delete cascade,
  -- The player of a game without a host.
  solo_user_id bigint references users on delete cascade,
  state text not null check (state in ('waiting', 'running', 'finished')),
  question_count int not null default 0,
  -- The current question, from 1, and the last one whose result is shown.
  ordinal int not null default 0,
  settled int not null default 0,
  -- Points of the quiz itself that all questions can give; 0 without right answers.
  max_score int not null default 0,
  revision int not null default 0,
  created_at timestamptz not null,
  moved_at timestamptz not null,
  finished_at timestamptz,
  constraint live_games_ordinal check (ordinal between 0 and question_count and settled between 0 and ordinal),
  constraint live_games_finished check ((state = 'finished') = (finished_at is not null))
);
-- One game with a host at a time, and one of each user without.
create unique index live_games_hosted on live_games (quiz_id) where solo_user_id is null and state <> 'finished';
create unique index live_games_solo on live_games (quiz_id, solo_user_id) where solo_user_id is not null and state <> 'finished';
create index live_games_newest on live_games (quiz_id, id desc);
create index live_games_solo_user on live_games (solo_user_id) where solo_user_id is not null;
create index live_games_idle on live_games (moved_at) where state <> 'finished';

-- The questions of a game as they were at its start, so that no edit changes a running game.
create table live_questions (
  game_id bigint not null references live_games on delete cascade,
  ordinal int not null check (ordinal > 0),
  question_id bigint not null,
  question jsonb not null,
  opened_at timestamptz,
  closes_at timestamptz,
  -- When the result was shown.
  settled_at timestamptz,
  -- Number of answers by option id, or by true and false; written with the result.
  counts jsonb,
  primary key (game_id, ordinal)
);

create table live_players (
  id bigint generated always as identity primary key,
  game_id bigint not null references live_games on delete cascade,
  -- Null after the erasure of the user, together with the name.
  user_id bigint references users on delete set null,
  name text check (char_length(name) between 1 and 60),
  -- The name as it is compared: look-alike letters are equal.
  name_key text,
  -- Sums of the answers to settled questions, written with each result.
  points int not null default 0,
  right_count int not null default 0,
  place int,
  -- The last question whose result the server has sent to the player.
  shown int not null default 0,
  joined_at timestamptz not null,
  constraint live_players_once unique (game_id, user_id),
  constraint live_players_name unique (game_id, name_key),
  unique (game_id, id)
);
create index live_players_places on live_players (game_id, place, id);
create index live_players_user on live_players (user_id) where user_id is not null;

create table live_answers (
  game_id bigint not null,
  ordinal int not null,
  player_id bigint not null,
  option_ids bigint[],
  yes boolean,
  -- Null for a question without a right answer.
  is_right boolean,
  -- Points of the table, and those of the quiz itself.
  points int not null check (points between 0 and 1000),
  score int not null default 0,
  -- As the server judges it; `is_late` marks an answer that came after the result because its player was offline.
  answered_at timestamptz not null,
  is_late boolean not null default false,
  -- An answer counts once.
  constraint live_answers_once primary key (player_id, ordinal),
  constraint live_answers_player foreign key (game_id, player_id) references live_players (game_id, id) on delete cascade,
  constraint live_answers_question foreign key (game_id, ordinal) references live_questions (game_id, ordinal) on delete cascade,
  constraint live_answers_value check ((option_ids is null) <> (yes is null))
);
create index live_answers_counts on live_answers (game_id, ordinal);

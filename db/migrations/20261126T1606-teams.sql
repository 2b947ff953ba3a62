-- Teams of projects and of events (A116). A disbanded team keeps its name for the events where it took part.
create table teams (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  description text,
  photo_id uuid references uploads on delete set null,
  city_id int references cities,
  type smallint not null check (type in (0, 1)),
  theme_ids int[] not null default '{}',
  -- the leader: a foreign key below ties it to the entry with that role
  user_id bigint,
  leading_role text not null generated always as ('leader') stored,
  invite_code text unique,
  moderation text not null default 'wait' check (moderation in ('wait', 'approved', 'declined')),
  moderation_comment text,
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null,
  disbanded_at timestamptz,
  constraint teams_led check ((disbanded_at is null) = (user_id is not null)),
  constraint teams_invite check ((disbanded_at is null) = (invite_code is not null))
);
create index teams_listed on teams (name, id) where moderation = 'approved' and disbanded_at is null;
create index teams_listed_city on teams (city_id, name, id) where moderation = 'approved' and disbanded_at is null;
create index teams_listed_type on teams (type, name, id) where moderation = 'approved' and disbanded_at is null;
create index teams_themes on teams using gin (theme_ids) where moderation = 'approved' and disbanded_at is null;
create index teams_search on teams using gin (fold_name(name) gin_trgm_ops) where moderation = 'approved' and disbanded_at is null;
create index teams_user on teams (user_id) where user_id is not null;
create index teams_queue on teams (moderation, created_at, id) where disbanded_at is null;
create index teams_staff_search on teams using gin (lower(name) gin_trgm_ops) where disbanded_at is null;

-- Members of a team, and users who asked to join it.
create table team_staff (
  team_id bigint not null references teams on delete cascade,
  user_id bigint not null references users on delete cascade,
  role text not null default 'member' check (role in ('leader', 'admin', 'member')),
  moderation text not null default 'wait' check (moderation in ('wait', 'approved', 'declined')),
  created_at timestamptz not null,
  decided_at timestamptz,
  primary key (team_id, user_id),
  unique (team_id, user_id, role),
  constraint team_staff_role check (moderation = 'approved' or role = 'member')
);
-- at most one leader; the foreign key demands at least one (V295)
create unique index team_staff_leader on team_staff (team_id) where role = 'leader';
create index team_staff_user on team_staff (user_id, team_id);
alter table teams add constraint teams_leader foreign key (id, user_id, leading_role) references team_staff (team_id, user_id, role)
  deferrable initially deferred;

create table team_projects (
  id bigint generated always as identity primary key,
  team_id bigint not null references teams on delete cascade,
  name text not null check (name <> ''),
  stage text not null check (stage in ('idea', 'ongoing', 'complete')),
  complete_date date,
  types text[] not null check (types <> '{}' and types <@ array['technological', 'business_project', 'social', 'research', 'analytical']),
  finance_model text not null check (finance_model in ('commerce', 'non_commerce')),
  essence text,
  info text,
  presentation_id uuid references uploads on delete set null,
  -- support institutions that know the project (A065)
  known_ids int[] not null default '{}',
  unti_url text,
  is_visible boolean not null default true,
  created_at timestamptz not null,
  unique (id, team_id),
  constraint team_projects_complete check (stage <> 'complete' or complete_date is not null)
);
create index team_projects_team on team_projects (team_id, id);

-- Only members of its team work on a project.
create table team_project_staff (
  project_id bigint not null,
  team_id bigint not null,
  user_id bigint not null references users on delete cascade,
  primary key (project_id, user_id),
  foreign key (project_id, team_id) references team_projects (id, team_id) on delete cascade,
  foreign key (team_id, user_id) references team_staff (team_id, user_id) on update cascade on delete cascade
);
create index team_project_staff_user on team_project_staff (user_id, team_id);

-- Registrations of teams. Who takes part for a team stands in event_participants.
create table event_teams (
  id bigint generated always as identity primary key,
  event_id bigint not null references events on delete cascade,
  team_id bigint not null references teams on delete cascade,
  moderation text not null default 'wait' check (moderation in ('wait', 'approved', 'declined')),
  quiz_answer_id bigint references quiz_answers on delete set null,
  comment text,
  created_by bigint references users on delete set null,
  created_at timestamptz not null,
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  constraint event_teams_once unique (event_id, team_id)
);
create index event_teams_team on event_teams (team_id, event_id);
create index event_teams_listed on event_teams (event_id, moderation, created_at, id);
create unique index event_teams_quiz_answer_once on event_teams (quiz_answer_id) where quiz_answer_id is not null;

alter table event_participants add constraint event_participants_team foreign key (team_id) references teams on delete set null not valid;

create table educations (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  university_id int not null references universities,
  specialty text not null,
  year_start smallint not null,
  year_end smallint,
  is_foreign boolean not null,
  basis text check (basis in ('budget', 'paid', 'target')),
  level text not null check (level in ('secondary', 'vocational', 'bachelor', 'specialist', 'master', 'postgraduate', 'additional')),
  is_primary boolean not null default false,
  moderation text not null default 'wait' check (moderation in ('approved', 'wait', 'declined')),
  moderation_comment text,
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null,
  check (year_end >= year_start)
);
create index educations_user on educations (user_id, year_start desc);
create unique index educations_one_primary on educations (user_id) where is_primary;
create index educations_waiting on educations (created_at) where moderation = 'wait';

create table employments (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  position text not null,
  company_id bigint not null references companies,
  employment_group_id int references employment_groups,
  description text,
  date_start date not null,
  date_end date,
  is_present boolean not null,
  is_primary boolean not null default false,
  moderation text not null default 'wait' check (moderation in ('approved', 'wait', 'declined')),
  moderation_comment text,
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null,
  check (date_end >= date_start),
  check (not is_present or date_end is null)
);
create index employments_user on employments (user_id, date_start desc);
create index employments_group on employments (employment_group_id, user_id) where moderation = 'approved';
create unique index employments_one_primary on employments (user_id) where is_primary;
create index employments_waiting on employments (created_at) where moderation = 'wait';

create table resumes (
  user_id bigint primary key references users on delete cascade,
  desired_position text,
  qualification text check (qualification in ('trainee', 'junior', 'middle', 'senior', 'leader')),
  salary int check (salary >= 0),
  skills text[] not null default '{}',
  is_visible boolean not null default true
);

create table resume_certificates (
  user_id bigint not null references resumes on delete cascade,
  position smallint not null,
  upload_id uuid not null references uploads on delete cascade,
  primary key (user_id, position)
);
create index resume_certificates_upload on resume_certificates (upload_id);

create table user_languages (
  user_id bigint not null references users on delete cascade,
  position smallint not null,
  language_id int not null references languages,
  primary key (user_id, language_id)
);

create table projects (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  name text not null,
  stage text not null check (stage in ('idea', 'ongoing', 'complete')),
  types text[] not null,
  finance_model text not null check (finance_model in ('commerce', 'non_commerce')),
  complete_date date,
  essence text,
  info text,
  presentation_id uuid references uploads on delete set null,
  nti_technology_ids int[] not null default '{}',
  support_institution_ids int[] not null default '{}',
  is_visible boolean not null default true,
  created_at timestamptz not null,
  check (cardinality(types) > 0 and types <@ array['technological', 'business_project', 'social', 'research', 'analytical'])
);
create index projects_user on projects (user_id, created_at desc);
create index projects_presentation on projects (presentation_id);

create table user_files (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  upload_id uuid not null unique references uploads on delete cascade,
  title text,
  created_at timestamptz not null
);
create index user_files_user on user_files (user_id, created_at desc);

create table user_tags (
  user_id bigint not null references users on delete cascade,
  tag_id int not null references tags,
  is_visible boolean not null default true,
  given_at timestamptz not null,
  primary key (user_id, tag_id)
);
create index user_tags_tag on user_tags (tag_id, user_id) where is_visible;

create table user_achievements (
  user_id bigint not null references users on delete cascade,
  achievement_id int not null references achievements,
  received_at timestamptz not null,
  primary key (user_id, achievement_id)
);

-- A confirmation of a user's interest by another user.
create table interest_reviews (
  user_id bigint not null references users on delete cascade,
  theme_id int not null references themes on delete cascade,
  reviewer_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, theme_id, reviewer_id),
  check (user_id <> reviewer_id)
);
create index interest_reviews_reviewer on interest_reviews (reviewer_id);

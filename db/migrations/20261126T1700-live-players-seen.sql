-- When the server last showed each question to the player while it was open, by its number: until then the player was online.
alter table live_players add column seen_at timestamptz[] not null default '{}';

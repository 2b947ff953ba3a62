-- The age mark of an event (null: none), and the languages it is held in (empty: not stated).
alter table events add column age_from smallint, add column languages text[] not null default '{}';

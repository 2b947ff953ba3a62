-- Staff may leave the description of a place empty.
alter table places alter column description drop not null;

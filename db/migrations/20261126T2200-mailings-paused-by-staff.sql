
-- A pause by staff is ended by staff only.
alter table mailings add column is_paused_by_staff boolean not null default false;

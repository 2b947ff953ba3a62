-- Staff of a space replace the code of its poster: each version has another signature.
alter table spaces add column poster_version int not null default 1;

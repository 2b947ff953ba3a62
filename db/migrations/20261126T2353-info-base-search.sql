-- outside a transaction
alter table help_articles validate constraint help_articles_section_check;
create index concurrently if not exists help_articles_search_ru on help_articles using gin (to_tsvector('russian', title_ru || ' ' || body_ru)) where deleted_at is null;
create index concurrently if not exists help_articles_search_en on help_articles using gin (to_tsvector('english', title_en || ' ' || body_en)) where deleted_at is null;
create index concurrently if not exists help_articles_search_kk on help_articles using gin (to_tsvector('simple', title_kk || ' ' || body_kk)) where deleted_at is null;

-- outside a transaction
-- Lists of staff queues by state and time: server/domains/moderation/list.ts.
create index concurrently if not exists educations_queue on educations (moderation, created_at, id);
create index concurrently if not exists employments_queue on employments (moderation, created_at, id);
create index concurrently if not exists deletion_proposals_queue on deletion_proposals (status, created_at, id);
create index concurrently if not exists merge_requests_queue on merge_requests (status, created_at, id);
create index concurrently if not exists merge_requests_target on merge_requests (target_user_id);
create index concurrently if not exists parental_consents_queue on parental_consents (status, uploaded_at, user_id);
drop index concurrently if exists educations_waiting;
drop index concurrently if exists employments_waiting;
drop index concurrently if exists deletion_proposals_status;
drop index concurrently if exists merge_requests_status;
drop index concurrently if exists parental_consents_waiting;
-- Their search: the texts are those of `searches`.
create index concurrently if not exists users_staff_search on users using gin (lower(first_name || ' ' || last_name || ' ' || coalesce(email, '')) gin_trgm_ops);
create index concurrently if not exists educations_search on educations using gin (lower(specialty) gin_trgm_ops);
create index concurrently if not exists employments_search on employments using gin (lower(position) gin_trgm_ops);
create index concurrently if not exists educations_university on educations (university_id);
create index concurrently if not exists employments_company on employments (company_id);
create index concurrently if not exists users_city on users (city_id);
analyze users, educations, employments;

import { emptyDocument } from '../../../contract/organizing/defaults.ts'
import type { Database } from '../database.ts'

/** One education and one complaint per user and one review per event, a fifth of them waiting, one thread with the support and one audit record per user, and a thousand exports of each of twenty staff members. */
export const addStaffWork = async ({ pool }: Pick<Database, 'pool'>) => {
  for (const statement of statements) await pool.query(statement)
}

const statements = [
  `insert into educations (user_id, university_id, specialty, year_start, is_foreign, level, moderation, created_at, decided_at)
   select u.id, (select min(id) from universities), 'Специальность ' || u.id % 5000, 2000 + u.id % 20, false, 'bachelor',
     case when u.id % 10 < 2 then 'wait' when u.id % 10 < 8 then 'approved' else 'declined' end, now() - u.id * interval '1 minute',
     case when u.id % 10 < 2 then null else now() end
   from users u`,
  `insert into event_reviews (event_id, user_id, data, approved_data, moderation, created_at, decided_at)
   select e.id, coalesce(e.created_by, 1), d.data, case when e.id % 2 = 0 then d.data end,
     case when e.id % 10 < 2 then 'wait' when e.id % 10 < 8 then 'approved' else 'declined' end, now() - e.id * interval '1 minute',
     case when e.id % 10 < 2 then null else now() end
   from events e, lateral (select '${JSON.stringify(emptyDocument(1))}'::jsonb || jsonb_build_object('name', e.name, 'typeId', e.type_id,
     'themes', e.theme_ids, 'info', e.info, 'dateStart', e.date_start, 'dateEnd', e.date_end) as data) d`,
  `insert into claims (target_type, event_id, user_id, reason, text, status, created_at, decided_at)
   select 'event', e.first + u.id % e.count, u.id, 'spam', 'Текст ' || u.id,
     case when u.id % 10 < 2 then 'wait' when u.id % 10 < 8 then 'accepted' else 'dismissed' end, now() - u.id * interval '1 minute',
     case when u.id % 10 < 2 then null else now() end
   from users u, (select min(id) as first, count(*) as count from events) e`,
  `insert into support_threads (user_id, locale, state, since)
   select u.id, 'ru', case when u.id % 10 < 2 then 'open' when u.id % 10 < 8 then 'answered' else 'closed' end, now() - u.id * interval '1 minute' from users u`,
  `insert into support_messages (thread_id, text, from_staff, created_at)
   select t.id, 'Вопрос ' || t.id, false, t.since from support_threads t, generate_series(1, 2)`,
  `insert into audit_records (user_id, person_id, action, entity, entity_id, before, after, created_at)
   select 1 + u.id % 20, u.id, 'approved', (array['educations', 'employments', 'themes', 'merge-requests'])[1 + u.id % 4], u.id,
     '{"status":"wait"}', '{"status":"approved"}', now() - u.id * interval '1 second' from users u`,
  `insert into table_exports (user_id, name, format, filter, locale, status, storage_key, size, created_at, expires_at)
   select 1 + u.id % 20, 'educations', 'csv', '{}', 'ru', 'ready', 'k' || u.id, 5, now() - u.id * interval '1 second', now() + interval '1 day' from users u`,
  `update users set roles = '{crm_tk_staff}' where id = 1`,
  'vacuum analyze',
]

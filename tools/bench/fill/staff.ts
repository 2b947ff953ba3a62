import type { Database } from '../database.ts'

/** One education per user, a fifth of them waiting, one audit record per user, and a thousand exports of each of twenty staff members. */
export const addStaffWork = async ({ pool }: Pick<Database, 'pool'>) => {
  for (const statement of statements) await pool.query(statement)
}

const statements = [
  `insert into educations (user_id, university_id, specialty, year_start, is_foreign, level, moderation, created_at, decided_at)
   select u.id, (select min(id) from universities), 'Специальность ' || u.id % 5000, 2000 + u.id % 20, false, 'bachelor',
     case when u.id % 10 < 2 then 'wait' when u.id % 10 < 8 then 'approved' else 'declined' end, now() - u.id * interval '1 minute',
     case when u.id % 10 < 2 then null else now() end
   from users u`,
  `insert into audit_records (user_id, person_id, action, entity, entity_id, before, after, created_at)
   select 1 + u.id % 20, u.id, 'approved', (array['educations', 'employments', 'themes', 'merge-requests'])[1 + u.id % 4], u.id,
     '{"status":"wait"}', '{"status":"approved"}', now() - u.id * interval '1 second' from users u`,
  `insert into table_exports (user_id, name, format, filter, locale, status, storage_key, size, created_at, expires_at)
   select 1 + u.id % 20, 'educations', 'csv', '{}', 'ru', 'ready', 'k' || u.id, 5, now() - u.id * interval '1 second', now() + interval '1 day' from users u`,
  `update users set roles = '{crm_tk_staff}' where id = 1`,
  'vacuum analyze',
]

import { sql } from 'kysely'
import type { Db, Tx } from '../../../kernel/db.ts'
import type { PersonalData } from '../../../kernel/personal-data.ts'
import { achievementsOf } from './achievements.ts'
import { educationsOf } from './educations/store.ts'
import { employmentsOf } from './employments/store.ts'
import { filesOf } from './files-store.ts'
import { interestsOf } from './interests/store.ts'
import { languagesOf } from './languages.ts'
import { projectsOf } from './projects/store.ts'
import { certificatesOf, resumesOf } from './resume-store.ts'
import { tagsOf } from './tags.ts'

/** Tables with rows of one user. */
const own = ['educations', 'employments', 'projects', 'user_files', 'resumes', 'user_languages', 'user_tags', 'user_achievements'] as const

export const profilePersonalData: PersonalData = {
  collect: async (db, userId) => ({ rows: await rowsOf(db, userId) }),
  erase: async (tx, userId) => {
    for (const table of own) await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(tx)
    await sql`delete from interest_reviews where user_id = ${userId} or reviewer_id = ${userId}`.execute(tx)
    await sql`delete from themes where suggested_by = ${userId} and is_free_text`.execute(tx)
    await sql`update users set theme_ids = '{}' where id = ${userId}`.execute(tx)
  },
  move: async (tx, accounts) => {
    await moveEntries(tx, accounts)
    await moveSets(tx, accounts)
    await moveResume(tx, accounts)
    await moveInterests(tx, accounts)
  },
}

const rowsOf = async (db: Db, userId: number) => {
  const [ids, entryReader] = [[userId], { userIds: [userId], viewerId: userId }]
  const [educations, employments, projects, files, resume, certificates, interests, languages, badges, achievements] = await Promise.all([
    educationsOf(db, entryReader, 'ru'),
    employmentsOf(db, entryReader),
    projectsOf(db, entryReader, 'ru'),
    filesOf(db, ids),
    resumesOf(db, ids, userId),
    certificatesOf(db, ids),
    interestsOf(db, ids, 'ru', userId),
    languagesOf(db, ids, 'ru'),
    tagsOf(db, ids, 'ru', userId),
    achievementsOf(db, ids, 'ru'),
  ])
  return { educations, employments, projects, files, resume, certificates, interests, languages, badges, achievements }
}

type Accounts = { from: number; to: number }

/** Primary entries of the surviving account win. */
const moveEntries = async (tx: Tx, { from, to }: Accounts) => {
  for (const table of ['educations', 'employments'] as const)
    await sql`update ${sql.table(table)} x set user_id = ${to},
      is_primary = is_primary and not exists (select from ${sql.table(table)} other where other.user_id = ${to} and other.is_primary)
      where user_id = ${from}`.execute(tx)
  for (const table of ['projects', 'user_files'] as const)
    await sql`update ${sql.table(table)} set user_id = ${to} where user_id = ${from}`.execute(tx)
}

const moveSets = async (tx: Tx, { from, to }: Accounts) => {
  const sets = { user_languages: 'language_id', user_tags: 'tag_id', user_achievements: 'achievement_id' }
  for (const [table, column] of Object.entries(sets)) {
    await sql`update ${sql.table(table)} x set user_id = ${to} where user_id = ${from} and not exists (
      select from ${sql.table(table)} other where other.user_id = ${to} and other.${sql.ref(column)} = x.${sql.ref(column)})`.execute(tx)
    await sql`delete from ${sql.table(table)} where user_id = ${from}`.execute(tx)
  }
}

const moveResume = async (tx: Tx, { from, to }: Accounts) => {
  const moved = await sql`insert into resumes (user_id, desired_position, qualification, salary, skills, is_visible)
    select ${to}, desired_position, qualification, salary, skills, is_visible from resumes where user_id = ${from}
    on conflict do nothing returning user_id`.execute(tx)
  if (moved.rows.length > 0) await sql`update resume_certificates set user_id = ${to} where user_id = ${from}`.execute(tx)
  await sql`delete from resumes where user_id = ${from}`.execute(tx)
}

const moveInterests = async (tx: Tx, { from, to }: Accounts) => {
  await sql`update themes set suggested_by = ${to} where suggested_by = ${from}`.execute(tx)
  await sql`update users u set theme_ids = u.theme_ids || array(
    select chosen.id from users f cross join unnest(f.theme_ids) with ordinality as chosen(id, place)
    where f.id = ${from} and not chosen.id = any(u.theme_ids) order by place) where u.id = ${to}`.execute(tx)
  for (const [mine, other] of [
    ['user_id', 'reviewer_id'],
    ['reviewer_id', 'user_id'],
  ] as const)
    await sql`insert into interest_reviews (${sql.ref(mine)}, ${sql.ref(other)}, theme_id, created_at)
      select ${to}, ${sql.ref(other)}, theme_id, created_at from interest_reviews
      where ${sql.ref(mine)} = ${from} and ${sql.ref(other)} <> ${to} on conflict do nothing`.execute(tx)
  await sql`delete from interest_reviews where user_id = ${from} or reviewer_id = ${from}`.execute(tx)
}

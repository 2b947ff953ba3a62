import { sql } from 'kysely'
import { giveAchievements } from '../../../server/domains/people/profile/achievements.ts'
import type { Tx } from '../../../server/kernel/db.ts'
import { demoAccounts } from './accounts.ts'
import { chance, chosenBetween } from './chance.ts'
import { emailOfPerson } from './load-people.ts'
import { easternProfiles } from './profile-careers-east.ts'
import { westernProfiles } from './profile-careers-west.ts'
import type { DemoCareer, Job, Study } from './profile-shapes.ts'

type CareerPerson = { key: string; id: number; career: DemoCareer }
type Known = { tx: Tx; now: Date; careerPeople: CareerPerson[] }

/** Educations, jobs, projects, languages, badges, resumes and event achievements of the demo users. */
export const loadCareers = async (tx: Tx, now: Date): Promise<void> => {
  const known = { tx, now, careerPeople: await careerPeopleOf(tx) }
  await addEducations(known)
  await addEmployments(known)
  for (const table of ['educations', 'employments'] as const) await addDeciders(tx, table)
  await addProjects(known)
  await addLanguages(known)
  await addBadges(known)
  await addResumes(known)
  await addOldInterests(known)
  await addReviews(known)
  await giveAchievements(tx, now)
}

const careerPeopleOf = async (tx: Tx): Promise<CareerPerson[]> => {
  const rows = await tx.selectFrom('users').select(['id', 'email']).where('is_demo', '=', true).execute()
  const ids = new Map(rows.map(({ id, email }) => [email, id]))
  return Object.entries({ ...westernProfiles, ...easternProfiles }).flatMap(([key, career]) => {
    const id = ids.get(emailOfPerson(key))
    return id === undefined ? [] : [{ key, id, career }]
  })
}

const waiting = 0.08
const declined = 0.03

/** Most entries are approved; a few wait for staff, one or two were declined. */
const moderationOf = (...words: (string | number)[]) => {
  const luck = chance('moderation', ...words)
  if (luck < declined) return { moderation: 'declined' as const, moderation_comment: 'Укажите название полностью, без сокращений.' }
  return { moderation: luck < declined + waiting ? ('wait' as const) : ('approved' as const), moderation_comment: null }
}

/** The demo employee has decided about every entry that does not wait. */
const addDeciders = (tx: Tx, table: 'educations' | 'employments') => sql`
  update ${sql.table(table)} set decided_at = created_at, decided_by = (select id from users where email = ${demoAccounts.find(({ role }) => role === 'staff')?.email})
  where moderation <> 'wait'`.execute(tx)

const addEducations = async ({ tx, now, careerPeople }: Known) => {
  const universities = await universitiesByName(tx)
  const rows = []
  for (const { key, id, career } of careerPeople)
    for (const [place, study] of (career.studies ?? []).entries())
      rows.push({ ...educationOf(key, study, await universities(study[0])), user_id: id, is_primary: place === 0, created_at: now })
  await tx.insertInto('educations').values(rows).execute()
}

const educationOf = (key: string, [name, specialty, level, from, to]: Study, university: { id: number; is_foreign: boolean }) => ({
  university_id: university.id,
  specialty,
  level,
  year_start: from,
  year_end: to ?? null,
  is_foreign: university.is_foreign,
  basis: chance('basis', key, name) < 0.7 ? ('budget' as const) : ('paid' as const),
  ...moderationOf(key, name),
})

/** An employer outside the catalogue is added as a user would add it. */
const universitiesByName = async (tx: Tx) => {
  const rows = await tx.selectFrom('universities').select(['id', 'name_ru', 'short_names', 'is_foreign']).orderBy('id', 'desc').execute()
  const known = new Map(rows.flatMap((row) => [row.name_ru, ...row.short_names.split(' ')].map((name) => [name, row] as const)))
  return async (name: string) => {
    const found = known.get(name)
    if (found) return found
    const names = { name_ru: name, name_en: name, name_kk: name }
    return tx.insertInto('universities').values({ ...names, is_foreign: false }).returning(['id', 'is_foreign']).executeTakeFirstOrThrow()
  }
}

const addEmployments = async ({ tx, now, careerPeople }: Known) => {
  const rows = []
  for (const { key, id, career } of careerPeople)
    for (const [place, job] of (career.jobs ?? []).entries()) {
      const company_id = await employerOf(tx, job, now)
      rows.push({ ...employmentOf(key, job), user_id: id, company_id, employment_group_id: career.group, is_primary: place === 0, created_at: now })
    }
  await tx.insertInto('employments').values(rows).execute()
}

const employmentOf = (key: string, [position, , domain, from, to]: Job) => ({
  position,
  date_start: `${from}-${month(key, domain, 'from')}-01`,
  date_end: to ? `${to}-${month(key, domain, 'to')}-28` : null,
  is_present: !to,
  ...moderationOf(key, domain),
})

const month = (...words: string[]) => String(chosenBetween(1, 12, ...words)).padStart(2, '0')

const employerOf = async (tx: Tx, [, name, domain]: Job, now: Date): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into companies (name, url, is_approved, created_at) values (${name}, ${`https://${domain}.example`}, true, ${now})
    on conflict (lower(name), lower(url)) do update set name = excluded.name returning id`.execute(tx)
  if (!rows[0]) throw new Error('the added employer has no row')
  return rows[0].id
}

const addProjects = async ({ tx, now, careerPeople }: Known) => {
  const rows = careerPeople.flatMap(({ id, career: { project } }) => {
    if (!project) return []
    const { finance, nti, institutions, ...words } = project
    const lists = { nti_technology_ids: nti, support_institution_ids: institutions }
    return [{ ...words, ...lists, user_id: id, finance_model: finance, created_at: now }]
  })
  await tx.insertInto('projects').values(rows).execute()
}

const addLanguages = async ({ tx, careerPeople }: Known) => {
  const languages = await tx.selectFrom('languages').select(['id', 'code']).execute()
  const ids = new Map(languages.map(({ id, code }) => [code, id]))
  const rows = careerPeople.flatMap(({ id, career }) =>
    career.speaks.split(' ').flatMap((code, position) => {
      const language_id = ids.get(code)
      return language_id === undefined ? [] : [{ user_id: id, position, language_id }]
    }),
  )
  await tx.insertInto('user_languages').values(rows).execute()
}

const addBadges = async ({ tx, now, careerPeople }: Known) => {
  const rows = careerPeople.flatMap(({ id, career }) => (career.badges ?? []).map((tag_id) => ({ user_id: id, tag_id, given_at: now })))
  await tx.insertInto('user_tags').values(rows).execute()
}

const addResumes = async ({ tx, careerPeople }: Known) => {
  const rows = careerPeople.flatMap(({ id, career: { resume } }) =>
    resume ? [{ user_id: id, desired_position: resume.position, qualification: resume.qualification, salary: resume.salary, skills: resume.skills }] : [],
  )
  await tx.insertInto('resumes').values(rows).execute()
}

/** Some interests are free text from before the catalogue. */
const oldInterests: Record<string, string> = { 'gleb-sablin': 'Дизайн', 'matvey-yanson': 'Реставрация мебели', 'chulpan-valitova': 'Шахматы' }

const addOldInterests = async ({ tx, careerPeople }: Known) => {
  for (const { key, id } of careerPeople) {
    const name = oldInterests[key]
    if (!name) continue
    const names = { name_ru: name, name_en: name, name_kk: name }
    const old = { ...names, kind: 'interest' as const, moderation: 'wait' as const, suggested_by: id, is_free_text: true }
    const theme = await tx.insertInto('themes').values(old).returning('id').executeTakeFirstOrThrow()
    await sql`update users set theme_ids = theme_ids || ${theme.id}::int where id = ${id}`.execute(tx)
  }
}

const confirmedBy = 0.04

const addReviews = async ({ tx, now, careerPeople }: Known) => {
  const people = await tx.selectFrom('users').select(['id', 'theme_ids']).where('is_demo', '=', true).execute()
  const interests = new Map(people.map(({ id, theme_ids }) => [id, theme_ids]))
  const rows = careerPeople.flatMap((owner) =>
    (interests.get(owner.id) ?? []).flatMap((theme_id) =>
      careerPeople
        .filter(({ key }) => key !== owner.key && chance('confirms', key, owner.key, theme_id) < confirmedBy)
        .map(({ id }) => ({ user_id: owner.id, theme_id, reviewer_id: id, created_at: now })),
    ),
  )
  await tx.insertInto('interest_reviews').values(rows).execute()
}

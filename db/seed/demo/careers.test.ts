import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { people } from './people.ts'
import { easternProfiles } from './profile-careers-east.ts'
import { westernProfiles } from './profile-careers-west.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ demo: true })
})
afterAll(() => world.close())

const careers = { ...westernProfiles, ...easternProfiles }
const totals = async (table: 'educations' | 'employments' | 'projects' | 'resumes' | 'user_tags' | 'user_achievements' | 'interest_reviews') =>
  (await world.db.selectFrom(table).select('user_id').execute()).length

test('demo careers: every demo user has one, and only demo users', () => {
  expect(Object.keys(careers).sort()).toEqual(people.map(({ key }) => key).sort())
})

test('demo careers: educations, jobs, projects, resumes, badges and achievements', async () => {
  const written = Object.values(careers)
  expect(await totals('educations')).toBe(written.flatMap(({ studies = [] }) => studies).length)
  expect(await totals('employments')).toBe(written.flatMap(({ jobs = [] }) => jobs).length)
  expect(await totals('projects')).toBe(written.filter(({ project }) => project).length)
  expect(await totals('resumes')).toBe(written.filter(({ resume }) => resume).length)
  expect([await totals('user_tags'), await totals('user_achievements'), await totals('interest_reviews')].map((total) => total > 40)).toEqual([true, true, true])
})

test('demo careers: some educations and jobs wait for staff, most are approved', async () => {
  const rows = [
    ...(await world.db.selectFrom('educations').select('moderation').execute()),
    ...(await world.db.selectFrom('employments').select('moderation').execute()),
  ]
  const share = (moderation: string) => rows.filter((row) => row.moderation === moderation).length / rows.length
  expect([share('wait') > 0, share('declined') > 0, share('approved') > 0.8]).toEqual([true, true, true])
})

test('demo careers: universities come from the catalogue, except two craft schools', async () => {
  const added = await world.db.selectFrom('universities').select('name_ru').where('id', '>=', 10_000).orderBy('name_ru').execute()
  expect(added.map((row) => row.name_ru)).toEqual(['Калининградский колледж ремёсел', 'Шефская школа Болоньи'])
})

test('demo careers: language codes come from the catalogue', async () => {
  const spoken = await world.db.selectFrom('user_languages').select('user_id').execute()
  expect(spoken.length).toBe(Object.values(careers).flatMap(({ speaks }) => speaks.split(' ')).length)
})

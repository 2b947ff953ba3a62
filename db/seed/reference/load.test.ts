import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { eventTypeIds, themeIds } from './keys.ts'
import { loadReference } from './load.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const tables = [
  'regions',
  'cities',
  'themes',
  'event_types',
  'compilation_types',
  'http_status_texts',
  'help_articles',
  'pages',
  'configs',
  'universities',
  'languages',
  'positions',
  'employment_groups',
  'nti_technologies',
  'support_institutions',
  'tag_types',
  'tags',
  'achievements',
  'okveds',
  'organization_groups',
] as const
const contents = () =>
  Promise.all(tables.map(async (table) => (await world.db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).sort()))

test('reference: a repeated load changes nothing', async () => {
  const before = await contents()
  expect(before.map((rows) => rows.length > 3)).toEqual(tables.map(() => true))
  await loadReference(world.db)
  await world.db.transaction().execute(loadReference)
  expect(await contents()).toEqual(before)
})

test('reference: a load restores changed catalogues from the files', async () => {
  const before = await contents()
  await world.db.updateTable('cities').set({ name_ru: 'Нерезиновая', population: 1 }).where('id', '=', 881).execute()
  await world.db.updateTable('event_types').set({ name_en: 'Talk' }).where('id', '=', 1).execute()
  await loadReference(world.db)
  expect(await contents()).toEqual(before)
})

test('reference: a load keeps the changes of editors', async () => {
  await world.db.updateTable('http_status_texts').set({ title: 'Заблудились?' }).where('status', '=', 404).where('locale', '=', 'ru').execute()
  await world.db
    .updateTable('configs')
    .set({ value: JSON.stringify({ words: ['редька'] }) })
    .where('key', '=', 'censorship')
    .execute()
  await loadReference(world.db)
  const { title } = await world.db
    .selectFrom('http_status_texts')
    .select('title')
    .where('status', '=', 404)
    .where('locale', '=', 'ru')
    .executeTakeFirstOrThrow()
  const { value } = await world.db.selectFrom('configs').select('value').where('key', '=', 'censorship').executeTakeFirstOrThrow()
  expect({ title, value }).toEqual({ title: 'Заблудились?', value: { words: ['редька'] } })
})

test('reference: Moscow is the city 881 of the default search (A061)', async () => {
  const moscow = await world.db.selectFrom('cities').select(['name_ru', 'zone']).where('id', '=', 881).executeTakeFirstOrThrow()
  expect(moscow).toEqual({ name_ru: 'Москва', zone: 'Europe/Moscow' })
})

test('reference: the short names of the demo match the ids of the catalogues', async () => {
  const idsOf = async (table: 'themes' | 'event_types') => (await world.db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id)
  expect(await idsOf('themes')).toEqual(Object.values(themeIds).sort((a, b) => a - b))
  expect(await idsOf('event_types')).toEqual(Object.values(eventTypeIds).sort((a, b) => a - b))
})

test('reference: every city has a valid time zone', async () => {
  const zones = await world.db.selectFrom('cities').select('zone').distinct().execute()
  for (const { zone } of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
})

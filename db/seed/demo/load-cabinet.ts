import { sql } from 'kysely'
import { viewSources } from '../../../contract/events/limits.ts'
import type { Tx } from '../../../server/kernel/db.ts'
import { organizerEvents } from './account-events.ts'
import { demoAccounts } from './accounts.ts'
import { chosenBetween } from './chance.ts'
import { addDays } from './zoned.ts'

/** Folders of the organizer, by the keys of their events. */
const folders = {
  'Для соседей по улице': ['network-rent-stories', 'desyat-minut-na-soseda', 'vecher-vzaimnykh-prosb', 'vyveska-dlya-nashey-ulitsy'],
  'Деньги и договоры': ['money-trademark', 'money-lease-line-by-line', 'money-credit-counter'],
}

/** The address of the series that the organizer leads. */
const series = { main: 'network-rent-stories', url: 'chas-sosedey' }

/** The cabinet of the organizer: folders, the address of a series, and the views of own events by day and source. */
export const loadCabinet = async (tx: Tx, now: Date): Promise<void> => {
  for (const [name, keys] of Object.entries(folders)) await addFolder(tx, { name, keys, now })
  await tx.updateTable('events').set({ sequence_url: series.url }).where('demo_key', '=', firstEdition(series.main)).execute()
  await addViews(tx, now)
}

const organizer = demoAccounts.find(({ role }) => role === 'organizer')?.email ?? ''
const firstEdition = (key: string) => `${key}#0`

const addFolder = async (tx: Tx, { name, keys, now }: { name: string; keys: string[]; now: Date }) => {
  await sql`
    with folder as (
      insert into event_groups (user_id, name, name_key, created_at, updated_at)
      select id, ${name}, ${name.toLowerCase()}, ${now}, ${now} from users where email = ${organizer} returning id)
    insert into event_group_events (group_id, event_id)
    select folder.id, e.id from folder, events e where e.demo_key = any(${keys.map(firstEdition)}::text[])`.execute(tx)
}

type Viewed = { id: number; demo_key: string; views: number; first: string; days: number }

/** The views of an event, spread over the days since its publication. */
const addViews = async (tx: Tx, now: Date) => {
  const keys = [...organizerEvents].map(firstEdition)
  const { rows } = await sql<Viewed>`
    select id, demo_key, views, to_char(published_at at time zone zone, 'YYYY-MM-DD') as first,
      (least(${now}, date_end) at time zone zone)::date - (published_at at time zone zone)::date + 1 as days
    from events where demo_key = any(${keys}::text[]) and views > 0 and published_at is not null order by id`.execute(tx)
  const values = rows.flatMap(viewsByDay)
  if (values.length > 0) await tx.insertInto('event_views').values(values).execute()
}

const viewsByDay = ({ id, demo_key, views, first, days }: Viewed) => {
  const parts = Array.from({ length: Math.max(1, days) }, (_, day) =>
    viewSources.map((source, place) => ({ source, day: addDays(first, day), weight: weightOf(`${demo_key} ${day} ${source}`, place) })),
  ).flat()
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  let [passed, counted] = [0, 0]
  return parts.flatMap(({ source, day, weight }) => {
    passed += weight
    const upTo = Math.round((views * passed) / total)
    const own = upTo - counted
    counted = upTo
    return own > 0 ? [{ event_id: id, day, source, views: own }] : []
  })
}

/** Most visitors come from search and social networks. */
const weightOf = (key: string, place: number): number => chosenBetween(place === 0 ? 1 : 0, 12 - 2 * place, key)

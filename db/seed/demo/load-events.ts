import { sql } from 'kysely'
import type { Tx } from '../../../server/kernel/db.ts'
import type { Resources } from '../../../server/kernel/resources.ts'
import { organizersOf, ownersOf, partnersOf, peopleOf, proposalRowsOf, requirementsOf, scheduleOf } from './editions/details.ts'
import { demoKeyOf, type Edition } from './editions/edition.ts'
import type { HeldEdition } from './editions/guests.ts'
import { rowOf } from './editions/row.ts'
import { demoEvents } from './events.ts'
import type { Ground } from './ground.ts'
import { insertBatches } from './insert-batches.ts'
import { holdHalls } from './load-bookings.ts'
import { addToCompilations } from './load-compilations.ts'
import { loadDocuments } from './load-documents.ts'
import { loadGuests } from './load-guests.ts'
import type { DemoEvent } from './shapes.ts'

type Setting = Pick<Resources, 'outside' | 'clock'> & { tx: Tx; ground: Ground }

/** Adds editions with all their parts, and skips existing ones. Returns the number added. */
export const loadEditions = async (setting: Setting, editions: Edition[]): Promise<number> => {
  const { tx, ground, clock } = setting
  const now = clock()
  const held = await addEvents(tx, editions, ground, now)
  await addDetails(tx, held, ground)
  await linkSeries(tx, held)
  await holdHalls(
    tx,
    held.map(({ id }) => id),
  )
  await addToCompilations(tx, held, ground)
  await loadGuests(tx, held, ground, now)
  await loadDocuments(setting, held)
  return held.length
}

/** Every process adds in the same order, because two processes in different orders would deadlock. */
const addEvents = async (tx: Tx, editions: Edition[], ground: Ground, now: Date): Promise<HeldEdition[]> => {
  const ids = new Map<string | null, number>()
  for (const batch of insertBatches(editions)) {
    const added = await tx
      .insertInto('events')
      .values(batch.map((edition) => rowOf(edition, ground, now)))
      .onConflict((conflict) => conflict.column('demo_key').doNothing())
      .returning(['id', 'demo_key'])
      .execute()
    for (const { id, demo_key } of added) ids.set(demo_key, id)
  }
  return editions.flatMap((edition) => {
    const id = ids.get(demoKeyOf(edition))
    return id === undefined ? [] : [{ id, edition }]
  })
}

const addDetails = async (tx: Tx, held: HeldEdition[], ground: Ground) => {
  const all = <Row>(rowsOf: (one: HeldEdition, ground: Ground) => Row[]) => insertBatches(held.flatMap((one) => rowsOf(one, ground)))
  for (const batch of all(ownersOf)) await tx.insertInto('event_owners').values(batch).execute()
  for (const batch of all(organizersOf)) await tx.insertInto('event_organizers').values(batch).execute()
  for (const batch of all(peopleOf)) await tx.insertInto('event_people').values(batch).execute()
  for (const batch of all(partnersOf)) await tx.insertInto('event_partners').values(batch).execute()
  for (const batch of all(scheduleOf)) await tx.insertInto('event_schedules').values(batch).execute()
  for (const batch of all(requirementsOf)) await tx.insertInto('event_requirements').values(batch).execute()
  for (const batch of all(proposalRowsOf)) await tx.insertInto('network_proposals').values(batch).execute()
}

/** The earliest event of a series is the main one of the others in the same round. */
const linkSeries = async (tx: Tx, held: HeldEdition[]) => {
  const rounds = Map.groupBy(held.filter(({ edition }) => edition.event.series), ({ edition }) => `${edition.event.series} ${edition.number}`)
  for (const round of rounds.values()) await linkRound(tx, round)
}

const linkRound = async (tx: Tx, round: HeldEdition[]) => {
  const keys = round.flatMap(({ edition }) => membersOf(edition.event).map((event) => demoKeyOf({ event, number: edition.number })))
  const main = await tx
    .selectFrom('events')
    .select('id')
    .where(sql<boolean>`demo_key = any(${keys}::text[])`)
    .orderBy('date_start')
    .limit(1)
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('events')
    .set({ master_event_id: main.id })
    .where(sql<boolean>`id = any(${round.map(({ id }) => id)}::bigint[])`)
    .where('id', '<>', main.id)
    .execute()
}

const membersOf = ({ series }: DemoEvent) => demoEvents.filter((event) => event.series === series)

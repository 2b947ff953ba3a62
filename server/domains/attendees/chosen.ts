import { sql } from 'kysely'
import type { ParticipantFilter } from '../../../contract/attendees/attendees.ts'
import { maxChosen } from '../../../contract/limits.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Db } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { matching } from './filter.ts'

type Chosen = { eventId: number; participantIds?: number[] | undefined; filter?: ParticipantFilter | undefined; count?: number | undefined }

/** Ids of the chosen participants. A filter that matches another number than the user saw is refused. */
export const chosenIds = async (db: Db, { eventId, participantIds, filter = {}, count }: Chosen, actor: Actor): Promise<number[]> => {
  if (participantIds) return [...new Set(participantIds)]
  if (count !== undefined && count > maxChosen) throw new Refusal('tooManyChosen')
  const { rows } = await sql<{ id: number }>`
    select p.id from ${matching({ ...filter, eventId }, actor)} order by p.id limit ${maxChosen + 1}`.execute(db)
  if (rows.length !== count) throw new Refusal('selectionChanged')
  return rows.map(({ id }) => id)
}

/** Users of the chosen participants who are on the list. Index: the primary key. */
export const chosenUsers = async (db: Db, chosen: Chosen, actor: Actor): Promise<number[]> => {
  const ids = await chosenIds(db, chosen, actor)
  const rows = await db
    .selectFrom('event_participants')
    .select('user_id')
    .where('event_id', '=', chosen.eventId)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('state', '<>', 'noRequest')
    .orderBy('user_id')
    .execute()
  return rows.map((row) => row.user_id)
}

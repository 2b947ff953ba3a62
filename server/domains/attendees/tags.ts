import { sql } from 'kysely'
import { maxEventTags, maxParticipantTags } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { lockOwnEvent, ownEvent } from '../organizing/own-event.ts'
import { chosenUsers } from './chosen.ts'

export const tagsOf = async ({ db, actor, query }: Ctx<'GET /owner/event-participants/tags'>) => {
  const { id } = await ownEvent(db, { eventId: query.eventId, actor })
  return { _items: await countTags(db, id) }
}

/** Removes first, then sets. The event is locked, so that concurrent changes never exceed the limits. */
export const changeTags = (ctx: Ctx<'POST /owner/event-participants/tags'>) =>
  ctx.db.transaction().execute(async (tx) => {
    const { actor, body, refuse } = ctx
    const { id: eventId } = await lockOwnEvent(tx, { eventId: body.eventId, actor })
    const userIds = await chosenUsers(tx, body, actor)
    const known = (await countTags(tx, eventId)).map(({ name }) => name)
    const removed = await removeTags(tx, { eventId, userIds, names: spelled(body.remove ?? [], known) })
    const added = await addTags(tx, { eventId, userIds, names: spelled(body.set ?? [], known) })
    if (added > 0 && (await hasTooMany(tx, eventId, userIds))) throw refuse('tooManyTags')
    return { changed: removed + added }
  })

/** The names as the event spells them already, so that «VIP» and «vip» are one tag. */
const spelled = (names: readonly string[], known: readonly string[]): string[] => {
  const spellings = new Map(known.map((name) => [name.toLowerCase(), name]))
  for (const name of names) if (!spellings.has(name.toLowerCase())) spellings.set(name.toLowerCase(), name)
  return [...new Set(names.map((name) => spellings.get(name.toLowerCase()) ?? name))]
}

/** Index: the primary key. */
const countTags = (db: Tx | Ctx<'GET /owner/event-participants/tags'>['db'], eventId: number) =>
  db
    .selectFrom('participant_tags as t')
    .innerJoin('event_participants as p', (join) => join.onRef('p.event_id', '=', 't.event_id').onRef('p.user_id', '=', 't.user_id'))
    .select(['t.name', sql<number>`count(*) filter (where p.state <> 'noRequest')`.as('count')])
    .where('t.event_id', '=', eventId)
    .groupBy('t.name')
    .orderBy('t.name')
    .execute()

type Change = { eventId: number; userIds: readonly number[]; names: readonly string[] }

const removeTags = async (tx: Tx, { eventId, userIds, names }: Change): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    delete from participant_tags where event_id = ${eventId} and name = any(${names}::text[]) and user_id = any(${userIds}::bigint[])`.execute(tx)
  return Number(numAffectedRows)
}

const addTags = async (tx: Tx, { eventId, userIds, names }: Change): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    insert into participant_tags (event_id, user_id, name)
    select ${eventId}, u, n from unnest(${userIds}::bigint[]) u cross join unnest(${names}::text[]) n on conflict do nothing`.execute(tx)
  return Number(numAffectedRows)
}

/** Index: participant_tags_user. */
const hasTooMany = async (tx: Tx, eventId: number, userIds: readonly number[]): Promise<boolean> => {
  const { rows } = await sql<{ is_over: boolean }>`
    select (select count(distinct name) from participant_tags where event_id = ${eventId}) > ${maxEventTags} or exists (
      select from participant_tags where event_id = ${eventId} and user_id = any(${userIds}::bigint[])
      group by user_id having count(*) > ${maxParticipantTags}) as is_over`.execute(tx)
  return rows[0]?.is_over ?? false
}

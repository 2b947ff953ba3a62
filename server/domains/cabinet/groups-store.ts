import { sql } from 'kysely'
import type { EventGroup } from '../../../contract/cabinet/groups.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import type { Slice } from '../../kernel/paging.ts'

type Row = { id: number; name: string; user_id: number; event_ids: number[]; created_at: Date; updated_at: Date }

/** Folders with the events that still belong to their user. Indexes: event_groups_name, primary keys. */
const groups = (db: Db) =>
  db
    .selectFrom('event_groups as g')
    .select(['g.id', 'g.name', 'g.user_id', 'g.created_at', 'g.updated_at'])
    .select(
      sql<number[]>`array(select x.event_id from event_group_events x
        join event_owners o on o.event_id = x.event_id and o.user_id = g.user_id and not o.is_deleted
        where x.group_id = g.id order by x.event_id)`.as('event_ids'),
    )

export const groupsOf = async (db: Db, userId: number, { limit, offset }: Slice) => {
  const [rows, { count }] = await Promise.all([
    groups(db).where('g.user_id', '=', userId).orderBy('g.name_key').limit(limit).offset(offset).execute(),
    countGroups(db, userId),
  ])
  return { items: rows.map(presentGroup), total: count }
}

export const countGroups = (db: Db, userId: number) =>
  db.selectFrom('event_groups').select(sql<number>`count(*)`.as('count')).where('user_id', '=', userId).executeTakeFirstOrThrow()

export const findGroup = async (db: Db, groupId: number): Promise<EventGroup | undefined> => {
  const row = await groups(db).where('g.id', '=', groupId).executeTakeFirst()
  return row && presentGroup(row)
}

const presentGroup = ({ id, name, event_ids, user_id, created_at, updated_at }: Row): EventGroup => ({
  ...{ id, name, eventIds: event_ids, userId: user_id },
  createdAt: created_at.toISOString(),
  updatedAt: updated_at.toISOString(),
})

/** Folders with names that users cannot tell apart have the same key. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** Replaces the events of a folder. False if one of them is not an event of the user. Index: the primary key of event_owners. */
export const writeGroupEvents = async (tx: Tx, { groupId, userId, eventIds }: { groupId: number; userId: number; eventIds: readonly number[] }) => {
  const ids = [...new Set(eventIds)]
  await tx.deleteFrom('event_group_events').where('group_id', '=', groupId).execute()
  const { numAffectedRows } = await sql`insert into event_group_events (group_id, event_id)
    select ${groupId}, o.event_id from event_owners o where o.user_id = ${userId} and o.event_id = any(${ids}::bigint[]) and not o.is_deleted`.execute(
    tx,
  )
  return Number(numAffectedRows) === ids.length
}

import { sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { pageOf, type Slice, sliceOf } from '../../kernel/paging.ts'
import { uploadUrl } from '../uploads/address.ts'
import { visibleEvent } from './visible.ts'

/** Users with the most approved registrations for events of the same acceleration programme (A062). */
export const programmeStats = async (ctx: Ctx<'GET /events/:id/ap-stats'>) => {
  const { db, params, query, actor } = ctx
  const event = await visibleEvent(ctx, params.id)
  const slice = sliceOf(query, actor)
  const programme = event.ap_identifier ?? ''
  const [rows, total] = await Promise.all([topOf(db, programme, slice), countOf(db, programme)])
  const items = rows.map((row, index) => ({
    userId: row.id,
    user: { id: row.id, name: `${row.first_name} ${row.last_name}`, photo: row.photo_id && uploadUrl(row.photo_id) },
    eventsCount: row.events_count,
    position: slice.offset + index + 1,
  }))
  return pageOf(items, total, query, slice)
}

const attended = (db: Db, programme: string) =>
  db
    .selectFrom('event_participants as ep')
    .innerJoin('events as e', 'e.id', 'ep.event_id')
    .where('e.ap_identifier', '=', programme)
    .where('ep.state', '=', 'approved')

const topOf = (db: Db, programme: string, slice: Slice) =>
  attended(db, programme)
    .innerJoin('users as u', 'u.id', 'ep.user_id')
    .select(['u.id', 'u.first_name', 'u.last_name', 'u.photo_id', sql<number>`count(*)`.as('events_count')])
    .groupBy('u.id')
    .orderBy('events_count', 'desc')
    .orderBy('u.id')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute()

const countOf = async (db: Db, programme: string) =>
  (await attended(db, programme).select(sql<number>`count(distinct ep.user_id)`.as('total')).executeTakeFirstOrThrow()).total

import { sql } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { Ctx } from '../../kernel/call.ts'
import { type Db, plannedEachTime } from '../../kernel/db.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { cardsOf } from '../events/cards.ts'
import { presentEvents } from '../events/expand.ts'
import { personAt } from './read.ts'
import { seesBlock } from './rules.ts'

type EventsQuery = { userId: number; viewer: Actor | null; case: 'future' | 'past'; now: Date }

const cardRelations = new Set(['themes', 'type', 'city', 'place', 'space', 'photo', 'userParticipant'])

/** Events that the user takes part in, organizes, speaks at or hosts: upcoming ones soonest first, past ones latest first; empty when hidden. */
export const lastActivityOf = async (ctx: Ctx<'GET /users/:id/last-activity'>) => {
  const { db, actor, caller, query, params, now } = ctx
  const person = await personAt(ctx, params.id)
  const slice = sliceOf(query, actor)
  if (!seesBlock(person, actor, 'events')) return pageOf([], 0, query, slice)
  const events = () => eventsOf(db, { userId: person.id, viewer: actor, case: query.case, now })
  const page = events()
    .select('e.id')
    .orderBy('e.date_start', query.case === 'future' ? 'asc' : 'desc')
    .orderBy('e.id')
    .limit(slice.limit)
    .offset(slice.offset)
  const [found, { total }] = await Promise.all([page.execute(), events().select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()])
  const ids = found.map((event) => event.id)
  const rows = await cardsOf(db, ids, { userId: actor?.id ?? null, locale: caller.locale })
  return pageOf(await presentEvents(ctx, rows, { actor, now, expand: cardRelations }), total, query, slice)
}

/**
 * Public events, and other events that the viewer takes part in or manages. Organizers, speakers and hosts stand on the page of the event
 * too; experts do not. Indexes: event_participants_user, event_organizers_user, event_people_user.
 */
const eventsOf = (db: Db, { userId, viewer, case: which, now }: EventsQuery) =>
  db
    .selectFrom('events as e')
    .modifyFront(plannedEachTime)
    .where(
      sql<boolean>`e.id in (select event_id from event_participants where user_id = ${userId} and state = 'approved'
        union all select event_id from event_organizers where user_id = ${userId}
        union all select event_id from event_people where user_id = ${userId} and role in ('speaker', 'host'))`,
    )
    .where('e.deleted_at', 'is', null)
    .where('e.date_end', which === 'future' ? '>' : '<=', now)
    .where(sql<boolean>`(e.is_listed or e.status in ('published', 'canceled') and (${viewer?.isStaff === true} or ${viewer?.id === userId}
      or exists (select from event_participants mine where mine.event_id = e.id and mine.user_id = ${viewer?.id ?? 0} and mine.state = 'approved')
      or exists (select from event_owners o where o.event_id = e.id and o.user_id = ${viewer?.id ?? 0})))`)

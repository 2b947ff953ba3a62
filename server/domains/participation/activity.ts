import { sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { cardsOf } from '../events/cards.ts'
import { presentEvents } from '../events/expand.ts'

type Case = 'future' | 'past' | 'favorite'
type Call = Ctx<'GET /participant/events' | 'GET /participant/events/favorites'>

const cardRelations = new Set(['themes', 'type', 'city', 'place', 'space', 'photo', 'userParticipant'])

/** The user's own events. Future events are sorted by ascending start, past and favourite ones by descending start. */
export const activityOf = async (ctx: Call, activityCase: Case) => {
  const { db, actor, caller, query, now } = ctx
  const slice = sliceOf(query, actor)
  const ownEvents = () =>
    eventsOf(db, actor.id, activityCase, now).$if(query.query !== undefined, (q) => q.where('e.name', 'ilike', likePattern(query.query ?? '')))
  const viewer = { userId: actor.id, locale: caller.locale }
  const order = activityCase === 'future' ? 'asc' : 'desc'
  const page = ownEvents().select('e.id').orderBy('e.date_start', order).orderBy('e.id').limit(slice.limit).offset(slice.offset)
  const [found, { total }] = await Promise.all([page.execute(), ownEvents().select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()])
  const rows = await cardsOf(
    db,
    found.map((row) => row.id),
    viewer,
  )
  return pageOf(await presentEvents(ctx, rows, { actor, now, expand: cardRelations }), total, query, slice)
}

/** Indexes: event_participants_user, the primary key of favorites. */
const eventsOf = (db: Db, userId: number, activityCase: Case, now: Date) =>
  db
    .selectFrom('events as e')
    .where('e.deleted_at', 'is', null)
    .$if(activityCase === 'favorite', (q) =>
      q.where(sql<boolean>`exists (select from favorites x where x.event_id = e.id and x.user_id = ${userId})`),
    )
    .$if(activityCase !== 'favorite', (q) =>
      q.where(sql<boolean>`exists (select from event_participants x where x.event_id = e.id and x.user_id = ${userId} and x.state <> 'noRequest')`),
    )
    .$if(activityCase === 'future', (q) => q.where('e.date_end', '>', now))
    .$if(activityCase === 'past', (q) => q.where('e.date_end', '<=', now))

/** LIKE pattern for a substring, with its wildcards escaped. */
const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

export const countersOf = async ({ db, actor, now }: Ctx<'GET /participant/events/counters'>) => {
  const { rows } = await sql<{ future: number; past: number; favorite: number }>`
    select count(*) filter (where x.kind = 'mine' and e.date_end > ${now}) as future,
           count(*) filter (where x.kind = 'mine' and e.date_end <= ${now}) as past,
           count(*) filter (where x.kind = 'favorite') as favorite
    from (select event_id, 'mine' as kind from event_participants where user_id = ${actor.id} and state <> 'noRequest'
          union all select event_id, 'favorite' from favorites where user_id = ${actor.id}) x
    join events e on e.id = x.event_id and e.deleted_at is null`.execute(db)
  const counters = rows[0]
  if (!counters) throw new Error('a count query returned no row')
  return counters
}

import { sql } from 'kysely'
import type { ExpertsOfEvent, InvitedExpert } from '../../../contract/experts/experts.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { countedScores } from '../events/counted-scores.ts'
import { ownEvent } from '../organizing/own-event.ts'
import { nameOf } from '../people/present.ts'
import { uploadUrl } from '../uploads/address.ts'

export const ownExperts = async (ctx: Ctx<'GET /owner/events/:id/experts'>) => {
  const { id } = await ownEvent(ctx.db, { eventId: ctx.params.id, actor: ctx.actor })
  return readExperts(ctx, id)
}

/** The invitations of an event, without withdrawn ones. Check the caller before. */
export const readExperts = async ({ db }: { db: Db; actor: Actor }, eventId: number): Promise<ExpertsOfEvent> => {
  const [experts, scoring] = await Promise.all([expertRows(db, eventId), scoringOf(db, eventId)])
  return { _items: experts.map(presentExpert), answersTotal: scoring.total, scoringClosedAt: scoring.closed_at?.toISOString() ?? null }
}

type Row = {
  event_id: number
  user_id: number
  invite: InvitedExpert['invite']
  invited_at: Date
  decided_at: Date | null
  first_name: string
  last_name: string
  photo_id: string | null
  average: number | null
  excluded: InvitedExpert['excluded']
  scored: number
}

const presentExpert = (row: Row): InvitedExpert => ({
  eventId: row.event_id,
  id: row.user_id,
  score: row.average,
  excluded: row.excluded,
  invite: row.invite,
  name: nameOf(row),
  photo: row.photo_id && uploadUrl(row.photo_id),
  answersScored: row.scored,
  invitedAt: row.invited_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
})

/** Indexes: the unique (event_id, user_id), expert_scores_once. */
const expertRows = async (db: Db, eventId: number): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select i.event_id, i.user_id, i.invite, i.invited_at, i.decided_at, u.first_name, u.last_name, u.photo_id, given.average, given.scored,
      case when u.status <> 10 or u.blocked_at is not null then 'inactive'
        when exists (select from event_owners w where w.event_id = i.event_id and w.user_id = i.user_id) then 'organizer' end as excluded
    from event_experts i join users u on u.id = i.user_id
    cross join lateral (select round(avg(s.score))::int as average, count(*)::int as scored from ${countedScores}
      where s.event_id = i.event_id and s.user_id = i.user_id) given
    where i.event_id = ${eventId} and i.removed_at is null order by i.invited_at, i.id`.execute(db)
  return rows
}

/** Indexes: primary keys. */
const scoringOf = async (db: Db, eventId: number): Promise<{ total: number; closed_at: Date | null }> => {
  const { rows } = await sql<{ total: number; closed_at: Date | null }>`
    select coalesce((select c.approved + c.wait + c.waiting_list from event_participant_counts c where c.event_id = ${eventId}), 0)::int as total,
      (select closed_at from event_scoring where event_id = ${eventId}) as closed_at`.execute(db)
  return rows[0] ?? { total: 0, closed_at: null }
}

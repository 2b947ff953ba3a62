import { sql } from 'kysely'
import { maxEventExperts, notificationTypes } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { notify } from '../notifications/notify.ts'
import { lockOwnEvent, type OwnEvent } from '../organizing/own-event.ts'
import { readExperts } from './own-experts.ts'
import { lockScoring } from './store.ts'

type Call = Ctx<'POST /owner/events/:id/experts'>

/** Invites experts, each once; those who declined or were withdrawn are asked again. */
export const inviteExperts = async (ctx: Call) => {
  const { actor, body, db, now, params, refuse } = ctx
  await db.transaction().execute(async (tx) => {
    const event = await lockOwnEvent(tx, { eventId: params.id, actor })
    if (event.status === 'canceled') throw refuse('eventCanceled')
    if (event.status !== 'published') throw refuse('eventNotPublished')
    if (event.moderation !== 'approved') throw refuse('eventNotModerated')
    if ((await lockScoring(tx, event.id)).isClosed) throw refuse('invitesClosed')
    const userIds = [...new Set(body.userIds)]
    if (userIds.some((id) => event.owner_ids.includes(id))) throw refuse('ownExpert')
    if (!(await areExperts(tx, userIds))) throw refuse('notExpert')
    const invited = await addInvitations(tx, { eventId: event.id, userIds, invitedBy: actor.id, now })
    if ((await countExperts(tx, event.id)) > maxEventExperts) throw refuse('tooManyExperts')
    await openScoring(tx, event.id)
    await notifyExperts(ctx, tx, event, invited)
  })
  return readExperts(ctx, params.id)
}

/** Active users with the role, also those who are absent from the catalogue. Locked, so that an erasure waits. Index: the primary key. */
const areExperts = async (tx: Tx, userIds: readonly number[]): Promise<boolean> => {
  const { rows } = await sql`
    select id from users where id = any(${userIds}::bigint[]) and is_expert and status = 10 and blocked_at is null order by id for key share`.execute(
    tx,
  )
  return rows.length === userIds.length
}

type Invitations = { eventId: number; userIds: readonly number[]; invitedBy: number; now: Date }

/** Returns those who are invited now. Index: the unique (event_id, user_id). */
const addInvitations = async (tx: Tx, { eventId, userIds, invitedBy, now }: Invitations): Promise<number[]> => {
  const { rows } = await sql<{ user_id: number }>`
    insert into event_experts as x (event_id, user_id, invited_by, invited_at)
    select ${eventId}, u, ${invitedBy}, ${now} from unnest(${userIds}::bigint[]) with ordinality requested(u, place) order by place
    on conflict (event_id, user_id) do update set invite = 'wait', decided_at = null, removed_at = null, invited_by = excluded.invited_by,
      invited_at = excluded.invited_at
    where x.removed_at is not null or x.invite = 'declined' returning x.user_id`.execute(tx)
  return rows.map(({ user_id }) => user_id)
}

const countExperts = async (tx: Tx, eventId: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from event_experts where event_id = ${eventId} and removed_at is null and invite <> 'declined'`.execute(tx)
  return rows[0]?.count ?? 0
}

/** The row that scores lock. */
const openScoring = (tx: Tx, event_id: number) =>
  tx
    .insertInto('event_scoring')
    .values({ event_id })
    .onConflict((on) => on.doNothing())
    .execute()

/** Each expert once a day (UTC), however often the organizer withdraws and invites, because a notice is also an email. */
const notifyExperts = async (ctx: Call, tx: Tx, { id: eventId }: OwnEvent, userIds: readonly number[]) => {
  const data = { eventId, linkHref: '/expert?status=invited' }
  const day = ctx.now.toISOString().slice(0, 10)
  for (const userId of userIds)
    await notify(ctx, tx, { to: [userId], type: notificationTypes.expertInvite, data, key: `expert-invite/${eventId}/${userId}/${day}` })
}

import { notificationTypes } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { wrongField } from '../../kernel/refusal.ts'
import type { EventRow } from '../events/store.ts'
import { visibleEvent } from '../events/visible.ts'
import { notify } from '../notifications/notify.ts'
import { bannedAmong } from '../participation/store.ts'
import { claimPrivately } from '../uploads/claim.ts'
import { presentInquiry } from './present.ts'
import { obstacleToInquiry } from './rules.ts'
import { addFiles, addInquiry, inquiriesByIds } from './store.ts'

type Call = Ctx<'POST /events/:id/participant-inquiries'>

/** Sends an inquiry to the organizers. One of a user about an event waits at a time (A070). */
export const sendInquiry = async (ctx: Call) => {
  const { actor, body, db, now, params, refuse } = ctx
  const event = await visibleEvent(ctx, params.id)
  const obstacle = obstacleToInquiry(body.type, { event, actor, now })
  if (obstacle) throw refuse(obstacle)
  const isAdmission = body.type === 'participation'
  if (isAdmission && (await bannedAmong(db, [{ eventId: event.id, userId: actor.id, now }])).size > 0) throw refuse('banned')
  const id = await db.transaction().execute(async (tx) => {
    const added = await addInquiry(tx, { eventId: event.id, userId: actor.id, type: body.type, text: body.text || null, now })
    if (added === null) throw refuse('inquiryWaiting')
    await attachFiles(ctx, tx, added)
    await notifyOrganizers(ctx, tx, { event, inquiryId: added })
    return added
  })
  const [row] = await inquiriesByIds(db, [id])
  if (!row) throw refuse('notFound')
  return presentInquiry(row)
}

/** Only the user and the organizers read the files from now on. */
const attachFiles = async ({ actor, body }: Call, tx: Tx, inquiryId: number) => {
  const ids = [...new Set(body.fileIds ?? [])]
  if (ids.length === 0) return
  if (!(await claimPrivately(tx, { ids, ownerId: actor.id, purpose: 'inquiry' }))) throw wrongField('fileIds')
  await addFiles(tx, inquiryId, ids)
}

const notifyOrganizers = async (ctx: Call, tx: Tx, { event, inquiryId }: { event: EventRow; inquiryId: number }) => {
  const to = event.owner_ids.filter((id) => id !== ctx.actor.id)
  const data = { userId: ctx.actor.id, eventId: event.id, linkHref: `/organizer-cabinet/participants/inquiries?eventId=${event.id}` }
  await notify(ctx, tx, { to, type: notificationTypes.inquiry, data, key: `inquiry/${inquiryId}` })
}

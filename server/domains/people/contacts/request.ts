import { contactRequestPauseDays, notificationTypes } from '../../../../contract/limits.ts'
import type { Ctx } from '../../../kernel/call.ts'
import { notify } from '../../notifications/notify.ts'
import { personAt } from '../read.ts'
import { isProtected, isRegistered, isSelf, seesContacts } from '../rules.ts'
import { addRequest, lockAccess, saveRecipient } from './store.ts'

type Call = Ctx<'POST /participant/accesses/request-contact'>

const pauseMs = contactRequestPauseDays * 86_400_000

/** Requests access to phone and email. The owner is not notified within the pause after a decline, or when the audience setting decides. */
export const requestContacts = async (ctx: Call) => {
  const { actor, body, refuse } = ctx
  const owner = await personAt(ctx, body.userId)
  if (isSelf(owner, actor)) throw refuse('ownContacts')
  if (!isRegistered(actor)) throw refuse('forbidden')
  if (isProtected(owner)) throw refuse('minorProtected')
  if (seesContacts(owner, actor)) return { status: 'approved' as const }
  if (owner.contacts_to === 'nobody') return { status: 'declined' as const }
  return createRequest(ctx, owner.id)
}

const createRequest = ({ db, actor, now, refuse, ...resources }: Call, ownerId: number) =>
  db.transaction().execute(async (tx) => {
    const pair = { userId: actor.id, ownerId }
    const request = await addRequest(tx, { ...pair, now, retryBefore: new Date(now.getTime() - pauseMs) })
    if (!request) {
      const earlier = await lockAccess(tx, pair)
      if (!earlier?.decision) throw refuse('contactsRequested')
      return { status: earlier.decision }
    }
    await notify(resources, tx, { to: [ownerId], type: notificationTypes.contactAccessRequest, data: { userId: actor.id } })
    await saveRecipient(tx, request.id)
    return { status: 'wait' as const }
  })

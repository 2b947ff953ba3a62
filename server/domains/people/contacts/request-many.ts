import { contactRequestPauseDays, notificationTypes } from '../../../../contract/limits.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Tx } from '../../../kernel/db.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Resources } from '../../../kernel/resources.ts'
import { notify } from '../../notifications/notify.ts'
import { isRegistered } from '../rules.ts'
import { addRequests, saveRecipients } from './store.ts'

const pauseMs = contactRequestPauseDays * 86_400_000

type Requested = { actor: Actor; ownerIds: readonly number[]; eventId: number; now: Date }

/** Requests the contacts of many users in a transaction of the caller. Returns the number of new requests. */
export const requestContactsOf = async (resources: Pick<Resources, 'announce' | 'clock'>, tx: Tx, { actor, ownerIds, eventId, now }: Requested) => {
  if (!isRegistered(actor)) throw new Refusal('forbidden')
  const asked = await addRequests(tx, { userId: actor.id, ownerIds, eventId, now, retryBefore: new Date(now.getTime() - pauseMs) })
  if (asked.length === 0) return 0
  await notify(resources, tx, { to: asked, type: notificationTypes.contactAccessRequest, data: { userId: actor.id } })
  await saveRecipients(tx, actor.id, asked)
  return asked.length
}

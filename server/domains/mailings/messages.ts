import { emailKind } from '../../kernel/outbox/kinds.ts'
import { cachedCards } from '../events/store.ts'
import { digestLetter } from './letters/digest.ts'
import { isSubscribed } from './store.ts'

export const digestKind = 'mailings.digest'

export type DigestPayload = { subscriberId: number; eventIds: number[] }

/** Not sent to an address that unsubscribed meanwhile, nor without an event that still takes place. */
export const mailingsMessages = [
  emailKind<DigestPayload>(digestKind, async (context, resources) => {
    const { subscriberId, eventIds } = context.payload
    if (!(await isSubscribed(resources.db, subscriberId))) return null
    const events = await cachedCards(resources, eventIds, { userId: null, locale: context.reader.locale })
    const published = events.filter(({ status }) => status === 'published')
    return published.length > 0 ? digestLetter(resources.db, published, { ...context, subscriberId }) : null
  }),
]

import { emailKind, type MessageContext } from '../../kernel/outbox/kinds.ts'
import { DeliveryFailure } from '../../kernel/outbox/retry.ts'
import type { Resources } from '../../kernel/resources.ts'
import { cachedCards } from '../events/store.ts'
import { unsubscribeHash } from '../notifications/unsubscribe.ts'
import { letterData, openRecipient } from './letter-data.ts'
import { digestLetter } from './letters/digest.ts'
import { mailingLetter } from './letters/mailing.ts'
import { mailingKind } from './progress.ts'
import { findMailing } from './store.ts'
import { isSubscribed } from './subscribers-store.ts'

export const digestKind = 'mailings.digest'
export const testKind = 'mailings.test'

export type DigestPayload = { subscriberId: number; eventIds: number[] }
type MailingPayload = { mailingId: number }

/** Null for a recipient who unsubscribed meanwhile. A pause lets no letter leave that a worker had claimed before. */
const letter = async (context: MessageContext<MailingPayload>, resources: Resources) => {
  const { reader, payload, links } = context
  const { db } = resources
  const mailing = await findMailing(db, payload.mailingId)
  if (mailing?.status !== 'executing' || reader.user_id === null) return null
  if (mailing.paused_at) throw new DeliveryFailure('temporary', 'the mailing is paused')
  const recipient = await openRecipient(db, reader.user_id, reader.locale)
  if (!recipient) return null
  const unsubscribeUrl = links.unsubscribe(await unsubscribeHash(db, { id: reader.user_id, from: 'organizers' }))
  return mailingLetter({ ...context, ...(await letterData(resources, mailing, { locale: reader.locale, city: recipient.city, unsubscribeUrl })) })
}

/** To the author, or to staff who review it. */
const testLetter = async (context: MessageContext<MailingPayload>, resources: Resources) => {
  const { reader, payload, words } = context
  const mailing = await findMailing(resources.db, payload.mailingId)
  if (!mailing) return null
  const content = mailingLetter({
    ...context,
    ...(await letterData(resources, mailing, { locale: reader.locale, city: null, unsubscribeUrl: null })),
  })
  return { ...content, subject: words.mailingLetters.test(content.subject) }
}

export const mailingsMessages = [
  /** Not sent to an address that unsubscribed meanwhile, nor without an event that still takes place. */
  emailKind<DigestPayload>(digestKind, async (context, resources) => {
    const { subscriberId, eventIds } = context.payload
    if (!(await isSubscribed(resources.db, subscriberId))) return null
    const events = await cachedCards(resources, eventIds, { userId: null, locale: context.reader.locale })
    const published = events.filter(({ status }) => status === 'published')
    return published.length > 0 ? digestLetter(resources.db, published, { ...context, subscriberId }) : null
  }),
  // words of one user for others go to confirmed addresses only
  emailKind<MailingPayload>(mailingKind, letter, { onlyConfirmed: true }),
  emailKind<MailingPayload>(testKind, testLetter, { onlyConfirmed: true }),
]

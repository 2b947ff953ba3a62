import { dictionaries } from '../../../messages/dictionaries.ts'
import { composeLetter } from '../letter.ts'
import type { Resources } from '../resources.ts'
import { siteLinks } from '../site-links.ts'
import type { MessageContext, MessageKind } from './kinds.ts'
import { secretOf } from './secret.ts'
import type { OutboxRow } from './store.ts'

/** Why a message was not sent on purpose. */
export type Suppression = 'closedAccount' | 'noAddress' | 'unconfirmedAddress' | 'suppressedAddress' | 'demoRecipient' | 'obsolete'

type Sending = { row: OutboxRow; kinds: ReadonlyMap<string, MessageKind>; onContent: () => Promise<void> }

/** Composes and sends one message. Returns the reason if it is suppressed; throws `DeliveryFailure` if the gateway did not accept it. */
export const deliver = async (resources: Resources, { row, kinds, onContent }: Sending): Promise<Suppression | null> => {
  const kind = kinds.get(row.kind)
  if (!kind) throw new Error(`no domain composes messages of the kind ${row.kind}`)
  if (row.channel === 'bell') return (await kind.bell?.(await contextOf(resources, row), resources)) ? null : 'obsolete'
  if (row.is_closed) return 'closedAccount'
  return row.channel === 'email' ? sendEmail(resources, { row, kind, onContent }) : sendPush(resources, { row, kind, onContent })
}

type One = Omit<Sending, 'kinds'> & { kind: MessageKind }

const sendEmail = async (resources: Resources, { row, kind, onContent }: One): Promise<Suppression | null> => {
  const { mail } = resources.outside
  if (!row.email) return 'noAddress'
  if (kind.onlyConfirmed && !row.is_confirmed) return 'unconfirmedAddress'
  if (row.is_demo && mail.isReal) return 'demoRecipient'
  const context = await contextOf(resources, row)
  const content = await kind.email?.(context, resources)
  if (!content) return 'obsolete'
  if (content.unsubscribe && row.is_suppressed) return 'suppressedAddress'
  const { words, reader } = context
  const addressed = { to: row.email, greeting: words.letters.greeting(reader.first_name), locale: reader.locale, siteName: words.common.siteName }
  await mail.send({ ...composeLetter({ ...addressed, ...content }), messageKey: row.message_key }, onContent)
  return null
}

const sendPush = async (resources: Resources, { row, kind, onContent }: One): Promise<Suppression | null> => {
  await onContent()
  const isSent = await kind.push?.(await contextOf(resources, row), resources)
  return isSent ? null : 'obsolete'
}

/** A composer states the type of its payload; the rows of its kind have that type. */
const contextOf = async ({ db, siteUrl }: Resources, row: OutboxRow): Promise<MessageContext<never>> => {
  const { user_id, email, locale, timezone } = row
  return {
    reader: { user_id, email: email ?? '', first_name: row.is_confirmed ? row.first_name : null, locale, timezone },
    subject: row.subject,
    // the kind that queued the row declares its type
    payload: row.payload as never,
    words: dictionaries[row.locale],
    links: siteLinks(siteUrl, row.locale),
    secret: await secretOf(db, row.seed),
  }
}

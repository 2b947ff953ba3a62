import PostalMime from 'postal-mime'

/** A report of another mail server about a letter. `addresses` are the failed recipients of a bounce. */
export type MailReport = { messageKey: string } & ({ kind: 'complaint' } | { kind: 'bounce'; addresses: string[]; reason: string })

/** Reads a delivery status (RFC 3464) or a feedback report (RFC 5965). Null for any other message, also for a broken one. */
export const readReport = async (bytes: Uint8Array): Promise<MailReport | null> => {
  const parts = await partsOf(bytes)
  const original = parts.get('message/rfc822') ?? parts.get('text/rfc822-headers') ?? parts.get('message/rfc822-headers')
  const messageKey = keyOf.exec(fieldsOf(original ?? '')[0]?.get('message-id') ?? '')?.[1]
  if (!messageKey) return null
  const feedback = fieldsOf(parts.get('message/feedback-report') ?? '')[0]?.get('feedback-type')
  if (feedback && complaints.has(feedback.toLowerCase())) return { kind: 'complaint', messageKey: messageKey.toLowerCase() }
  const missing = fieldsOf(parts.get('message/delivery-status') ?? '').filter(isMissingMailbox)
  if (missing.length === 0) return null
  return { kind: 'bounce', messageKey: messageKey.toLowerCase(), addresses: missing.flatMap(addressesOf), reason: reasonOf(missing[0]) }
}

/** The Message-ID of our letters is the key of their row in the outbox. */
const keyOf = /^<([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})@/i

/** `not-spam` and `auth-failure` are no complaints. */
const complaints = new Set(['abuse', 'fraud', 'virus', 'other', 'opt-out'])

/** Wrong addresses and closed mailboxes (RFC 3463). A full mailbox or suspected spam is about the moment or the letter. */
const missingMailbox = /^5\.(1\.1|1\.2|1\.3|1\.6|1\.10|2\.1)(\s|$)/

const maxNesting = 20
const maxHeaderBytes = 256 * 1024
/** A letter of ours has one recipient; forwarding servers report a few. */
const maxBlocks = 20

/** The first part of each media type. The parser throws on messages beyond its limits. */
const partsOf = async (bytes: Uint8Array): Promise<Map<string, string>> => {
  const options = { attachmentEncoding: 'utf8', maxNestingDepth: maxNesting, maxHeadersSize: maxHeaderBytes, maxRfc822NestingDepth: 0 } as const
  const message = await PostalMime.parse(bytes, options).catch(() => null)
  const parts = new Map<string, string>()
  for (const { mimeType, content } of message?.attachments ?? [])
    if (typeof content === 'string' && !parts.has(mimeType)) parts.set(mimeType, content)
  return parts
}

/** Blocks of `name: value` lines between empty lines. */
const fieldsOf = (text: string): Map<string, string>[] =>
  text
    .replaceAll('\r\n', '\n')
    .trimStart()
    .split('\n\n', maxBlocks)
    .map((block) => new Map(unfolded(block).flatMap((line) => fieldOf(line))))

const unfolded = (block: string): string[] => block.replaceAll('\n ', ' ').replaceAll('\n\t', ' ').split('\n')

const fieldOf = (line: string): [string, string][] => {
  const colon = line.indexOf(':')
  return colon > 0 ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]] : []
}

const isMissingMailbox = (recipient: Map<string, string>): boolean =>
  recipient.get('action')?.toLowerCase() === 'failed' && missingMailbox.test(recipient.get('status') ?? '')

/** The original recipient is ours when the mailbox forwards. Values are `rfc822; user@mail.example`. */
const addressesOf = (recipient: Map<string, string>): string[] =>
  ['original-recipient', 'final-recipient'].flatMap((name) => {
    const [type, address] = (recipient.get(name) ?? '').split(';', 2)
    return type?.trim().toLowerCase() === 'rfc822' && address ? [address.trim().replace(/^<|>$/g, '').toLowerCase()] : []
  })

const reasonOf = (recipient: Map<string, string> | undefined): string =>
  [recipient?.get('status'), recipient?.get('diagnostic-code')].filter(Boolean).join(' ').replaceAll('\0', '').slice(0, 300)

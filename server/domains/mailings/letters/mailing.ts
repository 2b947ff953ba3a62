import type { MailingTemplate } from '../../../../contract/mailings/limits.ts'
import type { MailingBlock } from '../../../../contract/mailings/shapes.ts'
import { formatInstant } from '../../../kernel/dates.ts'
import type { LetterContent } from '../../../kernel/letter.ts'
import type { LetterPart } from '../../../kernel/letter-html.ts'
import type { ReaderContext } from '../../../kernel/outbox/kinds.ts'
import { plainText } from '../../events/calendar.ts'
import type { EventRow } from '../../events/store.ts'
import { uploadUrl } from '../../uploads/address.ts'
import { isFinished, type PlaceholderValues, withValues } from '../rules.ts'
import type { MailingRow } from '../store.ts'
import { eventCard, placeOf } from './event-card.ts'

export type LetterData = {
  mailing: Pick<MailingRow, 'subject' | 'blocks' | 'template' | 'files'>
  /** Published events of its cards and placeholders, in the order of the linked ones. */
  events: EventRow[]
  organizer: string
  /** Of the recipient. */
  city: string | null
  quiz: { title: string; url: string } | null
  siteUrl: string
  /** Null in a preview and in a test letter. */
  unsubscribeUrl: string | null
}

type Context = ReaderContext & LetterData

const colours: Record<MailingTemplate, string> = { organizer: '#1f4bd8', partner: '#0b6b5d', boiling_point: '#b3261e' }

/** A mailing as one recipient gets it, in their language and zone. */
export const mailingLetter = (context: Context): LetterContent => {
  const { mailing, organizer, files, words, unsubscribeUrl } = { ...context, files: context.mailing.files }
  const t = words.mailingLetters
  const parts = partsOf(context)
  const unsubscribe = unsubscribeUrl === null ? null : { label: t.unsubscribe, url: unsubscribeUrl }
  const footer = t.footer(organizer)
  const subject = withValues(mailing.subject, valuesOf(context))
  const attached = files.map(({ id, name }) => ({ label: name, url: `${context.siteUrl}${uploadUrl(id)}` }))
  return {
    subject,
    greeting: '',
    text: [...parts.map(plainOf).filter(Boolean), ...attached.map(({ label, url }) => `${label}: ${url}`)],
    look: {
      header: t.templates[mailing.template],
      colour: colours[mailing.template],
      parts: attached.length > 0 ? [...parts, { type: 'links', title: t.files, items: attached }] : parts,
    },
    footer,
    ...(unsubscribe && { unsubscribe }),
  }
}

/** Files are links below the blocks. */
type BlockPart = Exclude<LetterPart, { type: 'links' }>

const partsOf = (context: Context): BlockPart[] => {
  const values = { plain: valuesOf(context), escaped: valuesOf(context, escaping) }
  const parts = context.mailing.blocks.filter(isFinished).flatMap((block) => partOf(context, block, values))
  return context.quiz ? [...parts, { type: 'button', label: context.words.mailingLetters.toQuiz, url: context.quiz.url }] : parts
}

/** Values of recipients are escaped where the text is HTML. */
type Values = { plain: PlaceholderValues; escaped: PlaceholderValues }

const partOf = (context: Context, block: MailingBlock, { plain, escaped }: Values): BlockPart[] => {
  switch (block.type) {
    case 'heading':
      return [{ type: 'heading', text: withValues(block.text, plain) }]
    case 'text':
      return [{ type: 'text', html: withValues(block.html, escaped) }]
    case 'image':
      return [{ type: 'image', url: `${context.siteUrl}${uploadUrl(block.uploadId ?? '')}`, alt: block.alt }]
    case 'button':
      return [{ type: 'button', label: withValues(block.label, plain), url: block.url }]
    case 'event':
      return eventPart(context, block.eventId)
    case 'divider':
      return [{ type: 'divider' }]
  }
}

/** Nothing for an event that is not public at the moment. */
const eventPart = (context: Context, eventId: number | null): BlockPart[] =>
  context.events.filter(({ id }) => id === eventId).map((event) => eventCard(event, context))

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Named entities, which the plain version turns back. */
const escaping = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '')

const valuesOf = ({ reader, words, organizer, city, events: [event] }: Context, shown = (text: string) => text): PlaceholderValues => ({
  name: shown(reader.first_name ?? words.mailingLetters.reader),
  city: shown(city ?? words.mailingLetters.yourCity),
  organizer: shown(organizer),
  event: shown(event?.name ?? words.mailingLetters.anEvent),
  date: event ? shown(formatInstant(event.date_start, event.zone, reader.locale)) : words.mailingLetters.aDate,
  place: event ? shown(placeOf(event, words)) : words.mailingLetters.aPlace,
})

/** Each link with its address in brackets, unless its text is the address. */
const withAddresses = (html: string): string => html.split('</a>').map(withAddress).join('')

/** The HTML before the end of a link. It is sanitized: attributes are quoted, and the address is the first. */
const withAddress = (html: string): string => {
  const [, href = '', label = ''] = /<a href="([^"<>]*)"[^<>]*>(.*)$/s.exec(html) ?? []
  const address = href.replace(/^mailto:/, '')
  return address && plainText(label) !== plainText(address) ? `${html} (${address})` : html
}

const plainOf = (part: BlockPart): string => {
  switch (part.type) {
    case 'heading':
      return part.text.toUpperCase()
    case 'text':
      return plainText(withAddresses(part.html))
    case 'image':
      return part.alt
    case 'button':
      return `${part.label}: ${part.url}`
    case 'event':
      return [part.name, ...part.facts, part.url].join('\n')
    case 'divider':
      return '* * *'
  }
}

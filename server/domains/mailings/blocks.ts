import type { MailingBlock } from '../../../contract/mailings/shapes.ts'
import { escapeHtml } from '../../kernel/letter-html.ts'
import { cleanHtml } from '../../kernel/rich-text.ts'
import { uploadUrl, uuid } from '../uploads/address.ts'
import { isFinished } from './rules.ts'

type Names = { siteUrl: string; eventNames: ReadonlyMap<number, string> }

/** The blocks as HTML, for clients that know one text only. A single text block is exactly its text. */
export const contentOf = (blocks: readonly MailingBlock[], names: Names): string =>
  blocks
    .filter(isFinished)
    .map((block) => htmlOf(block, names))
    .join('\n')

const htmlOf = (block: MailingBlock, { siteUrl, eventNames }: Names): string => {
  switch (block.type) {
    case 'heading':
      return `<h2>${escapeHtml(block.text)}</h2>`
    case 'text':
      return block.html
    case 'image':
      return `<img src="${new URL(uploadUrl(block.uploadId ?? ''), siteUrl)}" alt="${escapeHtml(block.alt)}">`
    case 'button':
      return `<p><a href="${escapeHtml(block.url)}">${escapeHtml(block.label)}</a></p>`
    case 'event':
      return `<p><a href="${siteUrl}/events/${block.eventId}">${escapeHtml(eventNames.get(block.eventId ?? 0) ?? '')}</a></p>`
    case 'divider':
      return '<hr>'
  }
}

/** Tags that become blocks of their own; a tag ends at the next bracket, so that the expression takes linear time. */
const ownBlocks = /(<(?:hr|img)\b[^<>]*>)/i

/** HTML of a client as blocks: lines and own pictures between sanitized texts. Pictures of other sites are dropped, because they could track readers. */
export const blocksOf = (html: string): MailingBlock[] =>
  html.split(ownBlocks).flatMap((part): MailingBlock[] => {
    if (/^<hr\b/i.test(part)) return [{ type: 'divider' }]
    if (/^<img\b/i.test(part)) return pictureOf(part)
    const text = cleanHtml(part).trim()
    return text ? [{ type: 'text', html: text }] : []
  })

const pictureOf = (tag: string): MailingBlock[] => {
  const uploadId = /\/files\/([\da-f-]{36})/.exec(tag)?.[1]
  if (!uploadId || !uuid.test(uploadId)) return []
  return [{ type: 'image', uploadId, alt: /\balt="([^"<>]{0,200})"/.exec(tag)?.[1] ?? '' }]
}

/** Texts as they are stored: sanitized. */
export const cleanBlocks = (blocks: readonly MailingBlock[]): MailingBlock[] =>
  blocks.map((block) => (block.type === 'text' ? { ...block, html: cleanHtml(block.html).trim() } : block))

export const picturesIn = (blocks: readonly MailingBlock[]): string[] => [
  ...new Set(blocks.flatMap((block) => (block.type === 'image' && block.uploadId !== null ? [block.uploadId] : []))),
]

export const eventsIn = (blocks: readonly MailingBlock[]): number[] =>
  blocks.flatMap((block) => (block.type === 'event' && block.eventId !== null ? [block.eventId] : []))

import sanitizeHtml from 'sanitize-html'
import { richTextLength } from '../../contract/limits.ts'

/**
 * Sanitizes rich text: an allow-list of tags, web and mail links only, no attribute except the link address. Called before a
 * text is stored. Called again before it is rendered, because stored rows may be older than the list.
 */
export const cleanHtml = (html: string): string => {
  const known = cleaned.get(html)
  const clean = known ?? sanitizeHtml(html.slice(0, richTextLength), allowed)
  cleaned.delete(html)
  cleaned.set(html, clean)
  if (cleaned.size > maxRemembered) cleaned.delete(cleaned.keys().next().value ?? '')
  return clean
}

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 's', 'blockquote', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow ugc' }) },
  nestingLimit: 10,
}

const maxRemembered = 1_000

/** Cache of sanitized texts, least recently used first. Sanitizing a list of a hundred events takes 30 ms. */
const cleaned = new Map<string, string>()

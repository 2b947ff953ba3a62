import sanitizeHtml from 'sanitize-html'
import { richTextLength } from '../../contract/limits.ts'

/**
 * Rich text as pages may show it: an allow-list of tags, links to the web and to mail only, no attributes but the address of
 * a link. Editors call it before a text is stored. Readers call it too, because rows may be older than the list.
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

/** Least recently used first. A list of a hundred events would take 30 ms without it; the result depends on nothing but the text. */
const cleaned = new Map<string, string>()

import { plainText } from '../../kernel/plain-text.ts'

export type ContentSection = { id: string; title: string }

const opening = '<h2>'
const closing = '</h2>'

/** Gives every second-level heading of a sanitized text an anchor. Sanitized headings have no attributes. */
export const sectionsOf = (body: string): { html: string; sections: ContentSection[] } => {
  const [before = '', ...parts] = body.split(opening)
  const sections = parts.map((part, place) => ({ id: `part-${place + 1}`, title: plainText(part.slice(0, part.indexOf(closing))) }))
  const html = parts.map((part, place) => `<h2 id="${sections[place]?.id}">${part}`)
  return { html: [before, ...html].join(''), sections }
}

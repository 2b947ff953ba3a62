/**
 * The HTML that a rich text field posted: the editor's own, or paragraphs of the text of its text area. A text area shows no
 * formatting, so that an unchanged text keeps that of `saved`.
 */
export const postedHtml = (form: FormData, name: string, saved = ''): string => {
  const posted = String(form.get(name) ?? '')
  if (form.get(`${name}Format`) === 'html') return posted
  return posted.replaceAll('\r', '').trim() === textOfHtml(saved) ? saved : paragraphsOf(posted)
}

/** Paragraphs of a plain text: an empty line ends one. */
export const paragraphsOf = (text: string): string =>
  text
    .replaceAll('\r', '')
    .split(/\n(?:[ \t]*\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br />')}</p>`)
    .join('')

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign)

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ', '&amp;': '&' }

/** The text of HTML for a plain text area, with its paragraphs. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<br ?\/?>/g, '\n')
    .replace(/<\/(p|li|h\d|blockquote)>/g, '\n\n')
    .replace(/<[^<>]+>/g, '')
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** The HTML that a rich text field posted: the editor's own, or paragraphs of the text that was typed without scripts. */
export const postedHtml = (form: FormData, name: string): string => {
  const posted = String(form.get(name) ?? '')
  return form.get(`${name}Format`) === 'html' ? posted : paragraphsOf(posted)
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

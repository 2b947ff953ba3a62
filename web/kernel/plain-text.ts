const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ', '&amp;': '&' }

/** The text of a sanitised description, without its markup. */
export const plainText = (html: string): string =>
  html
    .replace(/<(\/(p|li|h\d|div|blockquote)|br\s*\/?)>/g, ' ')
    .replace(/<[^<>]+>/g, '')
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

const block = String.raw`\/\*[\s\S]*?(?:\*\/|$)`
const line = String.raw`\/\/[^\n]*`
const quoted = String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"`
const template = '`(?:\\\\[\\s\\S]|[^`\\\\])*`'
/** A regular expression: a slash that cannot divide, up to the closing slash on its line; "/>" ends an element. */
const pattern = String.raw`(?<=(?:^|[=(,:;!&|?{}[+\-*%~^]|=>|\b(?:return|typeof|case|in|of))\s*)\/(?![*/>])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*`

const piece = new RegExp([block, line, quoted, template, pattern].join('|'), 'g')

/** Source text with its comments and regular expressions blanked, lines kept; strings, templates and markup stay. */
export const blankCommentsAndPatterns = (source) =>
  source.replace(piece, (found) => (found.startsWith('/') ? found.replaceAll(/[^\n]/g, ' ') : found))

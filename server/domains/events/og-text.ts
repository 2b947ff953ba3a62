import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

const require = createRequire(import.meta.url)

/** Noto Sans has the letters of all three languages. */
export const fontFiles = {
  bold: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  regular: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
}

export type Style = { font: keyof typeof fontFiles; sizePx: number }

/** Reading a font is costly and gives the same each time, so each is read once, when the first picture needs it. */
const opened = new Map<Style['font'], Font>()

const fontOf = (name: Style['font']): Font => {
  const known = opened.get(name)
  if (known) return known
  const font = openSync(fontFiles[name])
  opened.set(name, font)
  return font
}

const maxLetters = 300

/** Stands for a sign that is left out; what a text has of them itself is left out as well. */
const gap = '\0'

/** A text without what our fonts cannot draw, such as emoji and scripts of other lands; in one line. */
export const drawable = (text: string): string =>
  [...text.normalize('NFC')]
    .slice(0, maxLetters)
    .map((sign) => (isDrawable(sign) ? sign : gap))
    .join('')
    .replace(/(?<!\s)\s*\0+(?=[,.:;!?])|\0+/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Controls, marks around a letter and variants belong to signs that are left out. */
const isDrawable = (sign: string): boolean =>
  /\s/.test(sign) ||
  (!/[\p{C}\p{Me}\p{Variation_Selector}\p{Emoji_Modifier}]/u.test(sign) && fontOf('bold').hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))

/** The sum of the letters; kerning, which mostly draws them together, is within 2 % of it. */
export const widthOf = (text: string, style: Style): number => {
  const font = fontOf(style.font)
  const units = [...text].reduce((sum, letter) => sum + font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth, 0)
  return (units / font.unitsPerEm) * style.sizePx
}

type Room = { style: Style; widthPx: number; maxLines: number }

/** The lines of a text, none for an empty one; what has no room ends in an ellipsis. */
export const wrap = (text: string, { style, widthPx, maxLines }: Room): string[] => {
  const lines = linesOf(text, style, widthPx)
  const last = lines[maxLines - 1]
  if (lines.length <= maxLines || last === undefined) return lines
  return [...lines.slice(0, maxLines - 1), withEllipsis(last, style, widthPx)]
}

const linesOf = (text: string, style: Style, widthPx: number): string[] => {
  const lines: string[] = []
  for (const word of text
    .split(' ')
    .filter(Boolean)
    .flatMap((one) => pieces(one, style, widthPx))) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(longer, style) <= widthPx) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A word that is wider than a line is broken where it must be. */
const pieces = (word: string, style: Style, widthPx: number): string[] => {
  if (widthOf(word, style) <= widthPx) return [word]
  const parts = ['']
  for (const letter of word) {
    const longer = `${parts.at(-1)}${letter}`
    if (widthOf(longer, style) <= widthPx) parts[parts.length - 1] = longer
    else parts.push(letter)
  }
  return parts
}

const withEllipsis = (line: string, style: Style, widthPx: number): string => {
  const letters = [...line]
  while (letters.length > 0 && widthOf(`${letters.join('')}…`, style) > widthPx) letters.pop()
  return `${letters.join('').replace(/(?<![\s\p{P}])[\s\p{P}]+$/u, '')}…`
}

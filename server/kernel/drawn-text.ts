import { createRequire } from 'node:module'
import anyAscii from 'any-ascii'
import { type Font, openSync } from 'fontkit'

const require = createRequire(import.meta.url)

/** Noto Sans has glyphs for all three languages. */
export const fontFiles = {
  bold: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  regular: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
}

export type Style = { font: keyof typeof fontFiles; sizePx: number }

/** Fonts are expensive to read and immutable, so each is read once, on first use. */
const fonts = new Map<Style['font'], Font>()

const fontOf = (name: Style['font']): Font => {
  const cached = fonts.get(name)
  if (cached) return cached
  const font = openSync(fontFiles[name])
  fonts.set(name, font)
  return font
}

/** The font for a PDF document: read once, because reading takes longer than drawing a page. */
export const pdfFont = (name: Style['font']): PDFKit.Mixins.PDFFontSource =>
  // pdfkit takes an opened font, though its types do not say so
  fontOf(name) as unknown as PDFKit.Mixins.PDFFontSource

const maxCharacters = 300

/** Replaces an omitted character. The same character in the input is omitted too. */
const omitted = '\0'

/** The text as one line. Letters that the fonts lack become Latin; other characters that they lack, such as emoji, are omitted. */
export const drawable = (text: string): string =>
  [...text.normalize('NFC').slice(0, 2 * maxCharacters)]
    .slice(0, maxCharacters)
    .map((character, index, all) => (isDrawable(character) ? character : romanized(character, all[index - 1])))
    .join('')
    .slice(0, maxCharacters)
    .replace(/(?<!\s)\s*\0+(?=[,.:;!?])|\0+/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** A letter in Latin script, a capital one at the beginning of a word. */
const romanized = (character: string, previous = ' '): string => {
  if (!/\p{L}/u.test(character)) return omitted
  const latin = anyAscii(character).replace(/[^\w]/g, '')
  return /\p{L}/u.test(previous) ? latin : latin.replace(/^[a-z]/, (first) => first.toUpperCase())
}

/** Control characters, enclosing marks and variation selectors are omitted, because they belong to omitted characters. */
const isDrawable = (character: string): boolean =>
  /\s/.test(character) ||
  (!/[\p{C}\p{Me}\p{Variation_Selector}\p{Emoji_Modifier}]/u.test(character) && fontOf('bold').hasGlyphForCodePoint(character.codePointAt(0) ?? 0))

/** Sum of the advance widths. Kerning is ignored; it changes the width by at most 2 %. */
export const widthOf = (text: string, style: Style): number => {
  const units = [...text].reduce((sum, character) => sum + advanceOf(character, style.font), 0)
  return (units / fontOf(style.font).unitsPerEm) * style.sizePx
}

/** Advance widths by character, because the reader derives them from the outline each time. As many as a font has characters. */
const advances: Record<Style['font'], Map<string, number>> = { bold: new Map(), regular: new Map() }

const advanceOf = (character: string, name: Style['font']): number => {
  const known = advances[name].get(character)
  if (known !== undefined) return known
  const font = fontOf(name)
  const point = character.codePointAt(0) ?? 0
  const width = font.glyphForCodePoint(point).advanceWidth
  if (font.hasGlyphForCodePoint(point)) advances[name].set(character, width)
  return width
}

type TextBox = { style: Style; widthPx: number; maxLines: number }

/** Lines of a text, none for an empty one. Text beyond `maxLines` is replaced by an ellipsis. */
export const wrap = (text: string, { style, widthPx, maxLines }: TextBox): string[] => {
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
    .flatMap((word) => breakWord(word, style, widthPx))) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(longer, style) <= widthPx) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Breaks a word that is wider than a line. */
const breakWord = (word: string, style: Style, widthPx: number): string[] => {
  if (widthOf(word, style) <= widthPx) return [word]
  const parts = ['']
  for (const character of word) {
    const longer = `${parts.at(-1)}${character}`
    if (widthOf(longer, style) <= widthPx) parts[parts.length - 1] = longer
    else parts.push(character)
  }
  return parts
}

const withEllipsis = (line: string, style: Style, widthPx: number): string => {
  const characters = [...line]
  while (characters.length > 0 && widthOf(`${characters.join('')}…`, style) > widthPx) characters.pop()
  return `${characters.join('').replace(/(?<![\s\p{P}])[\s\p{P}]+$/u, '')}…`
}

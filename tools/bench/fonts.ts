export type Font = { path: string; ranges: [number, number][]; blocks: boolean }

/** The font faces of a stylesheet. A face blocks text unless its font-display is swap, fallback or optional. */
export const fontsIn = (css: string): Font[] =>
  [...css.matchAll(/@font-face\s*\{([^}]+)\}/g)].flatMap(([, face = '']) => {
    const path = /url\(["']?(\/[^"')]+)["']?\)/.exec(face)?.[1]
    if (!path) return []
    return [{ path, ranges: rangesOf(/unicode-range:([^;}]+)/.exec(face)?.[1]), blocks: !/font-display:\s*(swap|fallback|optional)/.test(face) }]
  })

/** `U+400-45F, U+4??, U+2116` as pairs of code points. No range means all code points. */
const rangesOf = (text: string | undefined): [number, number][] =>
  (text ?? 'U+0-10FFFF').split(',').map((part): [number, number] => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)]
  })

/** True when the text of a page has a character of the face, so that a browser loads it. */
export const needs = (html: string, { ranges }: Font): boolean => {
  const text = html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, '')
  const points = new Set([...text].map((character) => character.codePointAt(0) ?? 0))
  return [...points].some((point) => ranges.some(([from, to]) => from <= point && point <= to))
}

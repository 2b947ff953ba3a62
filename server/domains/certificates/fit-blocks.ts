import { drawable, wrap } from '../../kernel/drawn-text.ts'

type Font = 'regular' | 'bold'
/** A text with its largest and smallest size, and the space before it, in points. */
export type Block = { text: string; font: Font; size: number; smallest?: number; fill: string; before: number; maxLines: number }
/** A line; `y` is its baseline below the top. */
export type Placed = { text: string; y: number; size: number; font: Font; fill: string }

type Box = { widthPt: number; heightPt: number }

/** Paragraphs without characters that the fonts lack. */
export const printable = (text: string): string[] =>
  text
    .split('\n')
    .map((paragraph) => paragraph.split(/\s+/).map(drawable).filter(Boolean).join(' '))
    .filter(Boolean)

const scales = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44]
const leading = 1.24
/** Of the font above the baseline. */
const ascent = 1.0

/** The blocks below each other in the largest scale at which they fit. In the smallest one the last lines are left out. */
export const fitBlocks = (blocks: readonly Block[], { widthPt, heightPt }: Box): Placed[] => {
  for (const scale of scales) {
    const { lines, height, isWhole } = placedAt(blocks, scale, widthPt)
    if (height <= heightPt && isWhole) return lines
  }
  return placedAt(blocks, scales.at(-1) ?? 1, widthPt).lines.filter(({ y }) => y <= heightPt)
}

const placedAt = (blocks: readonly Block[], scale: number, widthPt: number) => {
  const lines: Placed[] = []
  let top = 0
  let isWhole = true
  for (const { text, font, size, smallest = 10, fill, before, maxLines } of blocks) {
    const fitted = Math.min(size, Math.max(smallest, size * scale))
    const style = { font, sizePx: fitted } as const
    const shown = printable(text).join(' ')
    const wrapped = wrap(shown, { style, widthPx: widthPt, maxLines })
    if (wrapped.length === 0) continue
    isWhole &&= wrapped.join(' ').replaceAll(' ', '') === shown.replaceAll(' ', '')
    top += before * scale
    for (const line of wrapped) {
      lines.push({ text: line, y: top + fitted * ascent, size: fitted, font, fill })
      top += fitted * leading
    }
  }
  return { lines, height: top, isWhole }
}

import { widthOf, wrap } from '../../kernel/drawn-text.ts'

type Box = { widthPt: number; heightPt: number }
type Fitted = { lines: string[]; sizePt: number; leadingPt: number }

const largestPt = 26
const smallestPt = 6
/** At this size and below a name breaks after its hyphens. */
const hyphensPt = 18
/** The height of a line of Noto Sans relative to its size; Kazakh letters have parts below and above. */
const leading = 1.24

/** A name in the largest size at which all of it fits, first and last name on lines of their own. Words break only in the smallest size. */
export const fitName = (name: string, box: Box): Fitted => {
  const parts = name.replaceAll('-', '- ')
  for (let sizePt = largestPt; sizePt > smallestPt; sizePt -= 1)
    for (const text of sizePt > hyphensPt ? [name] : [name, parts]) {
      const fitted = linesAt(text, sizePt, box)
      if (fitted.lines.length * fitted.leadingPt <= box.heightPt && isUnbroken(text, sizePt, box)) return fitted
    }
  return linesAt(parts, smallestPt, box)
}

const linesAt = (name: string, sizePt: number, { widthPt }: Box): Fitted => {
  const style = { font: 'bold', sizePx: sizePt } as const
  const lines = name.split('\n').flatMap((part) => wrap(part, { style, widthPx: widthPt, maxLines: Number.POSITIVE_INFINITY }))
  return { lines: lines.map((line) => line.replaceAll('- ', '-')), sizePt, leadingPt: sizePt * leading }
}

const isUnbroken = (name: string, sizePx: number, { widthPt }: Box) =>
  name.split(/\s+/).every((word) => widthOf(word, { font: 'bold', sizePx }) <= widthPt)

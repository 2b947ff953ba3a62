import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Locale } from '../../../contract/locales.ts'
import { drawable, fontFiles } from '../../kernel/drawn-text.ts'
import { drawCode } from './badge-code.ts'
import { fitName } from './badge-text.ts'

export type Badge = { firstName: string; lastName: string; line: string; role: string; code: string }
type Print = { eventName: string; title: string; locale: Locale; nameless: string; now: Date }

const millimetre = 72 / 25.4
const columns = 2
const rows = 4
const perPage = columns * rows
/** The size of common badge holders. */
const width = 90 * millimetre
const height = 65 * millimetre
const padding = 4 * millimetre
const codeSize = 21 * millimetre

type Pdf = PDFKit.PDFDocument
type Corner = { x: number; y: number }

/**
 * Name badges on A4 as a PDF, eight on a page. Pages leave while later ones are drawn, and between two pages other requests get
 * their turn, so that memory and latency do not depend on the number of badges.
 */
export async function* badgesPdf(badges: readonly Badge[], print: Print): AsyncGenerator<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit')
  const info = { Title: print.title, CreationDate: print.now }
  // an empty font, because pdfkit would otherwise set Helvetica, which has no Cyrillic
  const pdf = new PDFDocument({ size: 'A4', margin: 0, font: '', autoFirstPage: false, displayTitle: true, lang: languages[print.locale], info })
  pdf.registerFont('name', fontFiles.bold).registerFont('text', fontFiles.regular)
  const eventName = drawable(print.eventName)
  for (let at = 0; at < badges.length || at === 0; at += perPage) {
    pdf.addPage()
    for (const [place, badge] of badges.slice(at, at + perPage).entries())
      drawBadge(pdf, cornerOf(pdf, place), { ...badge, eventName, nameless: print.nameless })
    yield* chunksOf(pdf)
    await nextTurn()
  }
  pdf.end()
  for await (const chunk of pdf) yield chunk
}

const languages: Record<Locale, string> = { ru: 'ru', en: 'en', kz: 'kk' }

/** The finished part of the document. */
function* chunksOf(pdf: Pdf): Generator<Uint8Array> {
  for (let chunk = pdf.read(); chunk !== null; chunk = pdf.read()) yield chunk
}

const cornerOf = ({ page }: Pdf, place: number): Corner => ({
  x: (page.width - columns * width) / 2 + (place % columns) * width,
  y: (page.height - rows * height) / 2 + Math.floor(place / columns) * height,
})

type Drawn = Badge & { eventName: string; nameless: string }

const drawBadge = (pdf: Pdf, corner: Corner, { firstName, lastName, line, role, code, eventName, nameless }: Drawn) => {
  const [left, inner] = [corner.x + padding, width - 2 * padding]
  drawCropMarks(pdf, corner)
  const header = { width: inner, height: 25, ellipsis: true }
  pdf
    .font('text')
    .fontSize(8.5)
    .fillColor('#555')
    .text(eventName, left, corner.y + padding, header)
  const top = corner.y + padding + 27
  const name = fitName([drawable(firstName), drawable(lastName)].filter(Boolean).join('\n') || nameless, { widthPt: inner, heightPt: 68 })
  pdf.font('name').fontSize(name.sizePt).fillColor('#000')
  for (const [index, text] of name.lines.entries()) pdf.text(text, left, top + index * name.leadingPt, { lineBreak: false })
  const bottom = corner.y + height - padding
  const beside = inner - codeSize - padding
  pdf.font('text').fontSize(9.5).fillColor('#222')
  pdf.text(drawable(line), left, bottom - codeSize, { width: beside, height: 41, ellipsis: true })
  pdf
    .font('name')
    .fontSize(10)
    .fillColor('#000')
    .text(role, left, bottom - 13, { width: beside, height: 13, ellipsis: true })
  drawCode(pdf, code, { x: left + inner - codeSize, y: bottom - codeSize, size: codeSize })
}

const markLength = 3 * millimetre

/** Short light lines at the corners, along both cuts. */
const drawCropMarks = (pdf: Pdf, { x, y }: Corner) => {
  for (const [cornerX, cornerY] of [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ] as const) {
    pdf.moveTo(cornerX - markLength / 2, cornerY).lineTo(cornerX + markLength / 2, cornerY)
    pdf.moveTo(cornerX, cornerY - markLength / 2).lineTo(cornerX, cornerY + markLength / 2)
  }
  pdf.lineWidth(0.3).strokeColor('#bbb').stroke()
}

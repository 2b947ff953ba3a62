import PDFDocument from 'pdfkit'
import encodeQR from 'qr'
import { dictionaries } from '../../../messages/dictionaries.ts'
import type { Ctx } from '../../kernel/call.ts'
import { formatInstant } from '../../kernel/dates.ts'
import { drawable, fontFiles, wrap } from '../../kernel/drawn-text.ts'
import { siteLinks } from '../../kernel/site-links.ts'
import { ownEvent } from '../organizing/own-event.ts'
import { posterCode } from './poster-code.ts'

/** A sheet A4 in points: the name and time of the event above a QR code that leads to the mark of attendance. */
export const attendancePoster = async ({ db, actor, query, caller, siteUrl }: Ctx<'GET /owner/event-participants/attendance-qr'>) => {
  const { id, name, date_start, zone } = await ownEvent(db, { eventId: query.eventId, actor })
  const words = dictionaries[caller.locale].posters
  const sheet = {
    name: drawable(name) || `№ ${id}`,
    when: date_start ? formatInstant(date_start, zone, caller.locale) : '',
    title: words.attendance.title,
    hint: words.attendance.hint,
    // the code works in every language; the page has that of its reader
    address: siteLinks(siteUrl, 'ru').to(`/qr/event?code=${await posterCode(db, id)}`),
  }
  return { name: `${words.attendance.file} ${id}.pdf`, mediaType: 'application/pdf', bytes: await draw(sheet) }
}

type Sheet = { name: string; when: string; title: string; hint: string; address: string }

const page = { width: 595.28, height: 841.89, margin: 56 }
const inner = page.width - 2 * page.margin
const qrSize = 400

const draw = async ({ name, when, title, hint, address }: Sheet): Promise<Buffer> => {
  const pdf = new PDFDocument({ size: 'A4', margin: page.margin, info: { Title: name } })
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  const lines = wrap(name, { style: { font: 'bold', sizePx: 26 }, widthPx: inner, maxLines: 3 })
  pdf.font(fontFiles.bold).fontSize(26)
  for (const line of lines) pdf.text(line, { align: 'center', lineBreak: false, width: inner })
  pdf
    .font(fontFiles.regular)
    .fontSize(16)
    .text(when, page.margin, pdf.y + 8, { align: 'center', width: inner })
  drawQr(pdf, address, { left: (page.width - qrSize) / 2, top: 240 })
  pdf
    .font(fontFiles.bold)
    .fontSize(24)
    .text(title, page.margin, 240 + qrSize + 16, { align: 'center', width: inner })
  pdf
    .font(fontFiles.regular)
    .fontSize(15)
    .text(hint, page.margin, pdf.y + 6, { align: 'center', width: inner })
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

/** As vectors, sharp at any size. Level Q survives a crease or a smudge. */
const drawQr = (pdf: PDFKit.PDFDocument, text: string, { left, top }: { left: number; top: number }) => {
  const rows = encodeQR(text, 'raw', { border: 2, ecc: 'quartile' })
  const square = qrSize / rows.length
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries()) if (isDark) pdf.rect(left + x * square, top + y * square, square, square)
  pdf.fill('black')
}

import PDFDocument from 'pdfkit'
import encodeQR from 'qr'
import { fontFiles, wrap } from './drawn-text.ts'

type Sheet = {
  name: string
  /** The line below the name; may be empty. */
  when: string
  title: string
  hint: string
  /** The text of the code. */
  address: string
}

const page = { width: 595.28, height: 841.89, margin: 56 }
const inner = page.width - 2 * page.margin
const qrSize = 400

/** A sheet A4 in points as a PDF: a name above a large QR code, and below it what the code is for. */
export const drawPosterSheet = async ({ name, when, title, hint, address }: Sheet): Promise<Buffer> => {
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

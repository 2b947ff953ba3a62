import type { Locale } from '../../../contract/locales.ts'
import { fontFiles, pdfFont } from '../../kernel/drawn-text.ts'
import { page, type Shape } from './shape.ts'

type Print = { title: string; author: string; locale: Locale; issuedAt: Date }

const languages: Record<Locale, string> = { ru: 'ru', en: 'en', kz: 'kk' }

/** A document with everything a reader program needs in it: fonts, colour profile and metadata, in the structure of PDF/A-2b. */
export const drawPdf = async (shapes: readonly Shape[], { title, author, locale, issuedAt }: Print): Promise<Buffer> => {
  const { default: PDFDocument } = await import('pdfkit')
  const info = { Title: safeInXml(title), Author: author, CreationDate: issuedAt, ModDate: issuedAt }
  const options = {
    size: [page.width, page.height] as [number, number],
    margin: 0,
    font: '',
    pdfVersion: '1.7' as const,
    subset: 'PDF/A-2b' as const,
  }
  // an empty font, because pdfkit would otherwise set Helvetica, which it does not embed
  const pdf = new PDFDocument({ ...options, displayTitle: true, lang: languages[locale], info })
  for (const name of Object.keys(fontFiles) as (keyof typeof fontFiles)[]) pdf.registerFont(name, pdfFont(name))
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  for (const shape of shapes) draw(pdf, shape)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

/** pdfkit writes the title into XML as it is. */
const safeInXml = (text: string): string => text.replaceAll('&', '＆').replaceAll('<', '‹').replaceAll('>', '›')

const draw = (pdf: PDFKit.PDFDocument, shape: Shape) => {
  if (shape.kind === 'picture') {
    pdf.image(shape.bytes, 0, 0, { width: page.width, height: page.height })
    return
  }
  if (shape.kind === 'text') {
    pdf.font(shape.font).fontSize(shape.size).fillColor(shape.fill)
    pdf.text(shape.text, shape.x, shape.y, { lineBreak: false, baseline: 'alphabetic' })
    if (shape.link) pdf.link(shape.x, shape.y - shape.size, pdf.widthOfString(shape.text), shape.size * 1.3, shape.link)
    return
  }
  pdf.path(shape.d)
  pdf.fillOpacity(shape.opacity ?? 1)
  if (shape.fill) pdf.fill(shape.fill)
  else pdf.lineWidth(shape.strokeWidth ?? 1).stroke(shape.stroke ?? '#000000')
  pdf.fillOpacity(1)
}

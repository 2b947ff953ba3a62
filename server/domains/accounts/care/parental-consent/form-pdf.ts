import type { Locale } from '../../../../../contract/locales.ts'
import type { ServerDictionary } from '../../../../../messages/ru.ts'
import { fontFiles } from '../../../../kernel/drawn-text.ts'

type Form = {
  title: string
  child: { name: string; birthday: string | null }
  words: ServerDictionary['consentForm']
  siteName: string
  years: number
  address: string
  locale: Locale
  now: Date
}

const margin = 62
const inner = 595.28 - 2 * margin
const languages: Record<Locale, string> = { ru: 'ru', en: 'en', kz: 'kk' }
const [ink, soft, rule] = ['#1a1a1a', '#555555', '#999999']

type Pdf = PDFKit.PDFDocument

/** One sheet A4: the parent's data to write by hand, the child's data printed, the consent, date and signature. */
export const drawForm = async ({ title, child, words, siteName, years, address, locale, now }: Form): Promise<Buffer> => {
  const { default: PDFDocument } = await import('pdfkit')
  // an empty font, because pdfkit would otherwise set Helvetica, which has no Cyrillic
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    font: '',
    displayTitle: true,
    lang: languages[locale],
    info: { Title: title, CreationDate: now },
  })
  pdf.registerFont('bold', fontFiles.bold).registerFont('text', fontFiles.regular)
  const bytes = bytesOf(pdf)
  pdf.font('bold').fontSize(20).fillColor(ink).text(title, margin, margin, { width: inner })
  paragraph(pdf, words.about(siteName), { size: 11, color: soft, before: 6 })
  heading(pdf, words.parent)
  for (const line of [words.parentName, words.document, words.relation, words.contacts]) blank(pdf, line)
  heading(pdf, words.child)
  filled(pdf, words.childName, child.name)
  filled(pdf, words.birthday, child.birthday)
  heading(pdf, words.consent)
  for (const line of [`–  ${words.use(siteName)}`, `–  ${words.data(siteName)}`, words.lasts(years)])
    paragraph(pdf, line, { size: 11, color: ink, before: 5 })
  pdf.moveDown(1.6)
  const top = pdf.y
  const column = (inner - 24) / 2
  for (const [index, caption] of [words.date, words.signature].entries())
    signed(pdf, caption, { x: margin + index * (column + 24), top, width: column })
  pdf.y = top + 48
  paragraph(pdf, words.next, { size: 10, color: soft, before: 12 })
  paragraph(pdf, address, { size: 10, color: ink, before: 0 })
  pdf.end()
  return bytes
}

const bytesOf = async (pdf: Pdf): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of pdf) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

const heading = (pdf: Pdf, text: string) =>
  pdf
    .font('bold')
    .fontSize(13)
    .fillColor(ink)
    .text(text, margin, pdf.y + 18, { width: inner })

const paragraph = (pdf: Pdf, text: string, { size, color, before }: { size: number; color: string; before: number }) =>
  pdf
    .font('text')
    .fontSize(size)
    .fillColor(color)
    .text(text, margin, pdf.y + before, { width: inner, lineGap: 2 })

/** A line to write on, with its caption below. */
const signed = (pdf: Pdf, caption: string, { x, top, width }: { x: number; top: number; width: number }) => {
  pdf
    .moveTo(x, top + 20)
    .lineTo(x + width, top + 20)
    .lineWidth(0.7)
    .strokeColor(rule)
    .stroke()
  pdf
    .font('text')
    .fontSize(9)
    .fillColor(soft)
    .text(caption, x, top + 23, { width })
}

const blank = (pdf: Pdf, caption: string) => signed(pdf, caption, { x: margin, top: pdf.y + 6, width: inner })

/** A printed value; an unknown one leaves a line to write on. */
const filled = (pdf: Pdf, caption: string, value: string | null) => {
  if (!value) return blank(pdf, caption)
  pdf
    .font('text')
    .fontSize(9)
    .fillColor(soft)
    .text(caption, margin, pdf.y + 8, { width: inner })
  pdf.font('bold').fontSize(13).fillColor(ink).text(value, margin, pdf.y, { width: inner })
}

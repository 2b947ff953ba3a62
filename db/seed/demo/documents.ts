import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { blocksOf } from './text-blocks.ts'

export type Fonts = { text: PDFKit.Mixins.PDFFontSource; title: PDFKit.Mixins.PDFFontSource }
type Paper = { title: string; text: string; now: Date }

/** Noto Sans has the letters of all three languages. Fonts are read once for many documents, because reading costs more than printing. */
export const readFonts = async (): Promise<Fonts> => ({
  text: await fontAt('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  title: await fontAt('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
})

const firstLigature = 0xfb00

const fontAt = async (path: string) => {
  const fontkit = await import('fontkit')
  const font = fontkit.create(await readFile(fileURLToPath(import.meta.resolve(path))))
  // A glyph stores its first code point. T first used as a part of the Cyrillic Т would store none, and later documents
  // could not be copied as text. Ligatures store their code points when they are created.
  for (const codePoint of font.characterSet) if (codePoint < firstLigature) font.glyphForCodePoint(codePoint)
  return font
}

const margins = { top: 72, bottom: 72, left: 72, right: 72 }

/** A title and its text on A4, with page numbers. */
export const pdfOf = async ({ title, text, now }: Paper, fonts: Fonts): Promise<Buffer> => {
  const { default: PDFDocument } = await import('pdfkit')
  // an empty font, because pdfkit would otherwise set Helvetica, which has no Cyrillic
  const pdf = new PDFDocument({ size: 'A4', margins, bufferPages: true, font: '', displayTitle: true, info: { Title: title, CreationDate: now } })
  pdf.font(fonts.title).fontSize(20).text(title).moveDown()
  writeText(pdf, text, fonts)
  numberPages(pdf, fonts)
  pdf.end()
  return buffer(pdf)
}

const writeText = (pdf: PDFKit.PDFDocument, text: string, fonts: Fonts) => {
  pdf.font(fonts.text).fontSize(11)
  for (const block of blocksOf(text)) {
    if (block.kind === 'list') pdf.list(block.items, { bulletRadius: 1.5, textIndent: 14, lineGap: 3 })
    else pdf.text(block.text, { lineGap: 3 })
    pdf.moveDown(0.6)
  }
}

const numberPages = (pdf: PDFKit.PDFDocument, fonts: Fonts) => {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    // pdfkit begins a new page below the margin
    pdf.page.margins.bottom = 0
    const width = pdf.page.width - margins.left - margins.right
    pdf.font(fonts.text).fontSize(9).text(`${page + 1} / ${count}`, margins.left, pdf.page.height - 44, { width, align: 'center' })
  }
}

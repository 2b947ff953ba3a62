import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Cell } from '../../kernel/table-export.ts'
import { escapeXml } from '../../kernel/xml.ts'
import { exportWallTime } from './wall-time.ts'

type Table = { titles: string[]; batches: AsyncIterable<Cell[][]> }

/** The most rows of a sheet in Excel, with the titles. */
const maxSheetRows = 1_048_576

/**
 * A workbook, written while its rows are read; rows beyond the limit of a sheet continue in the next one. Texts are inline
 * strings: no formula can start, and no table of shared strings has to stay in memory.
 */
export const xlsxOf = ({ titles, batches }: Table, sheetRows = maxSheetRows): AsyncIterable<Uint8Array> => {
  const zip = new ZipFile()
  const output = outputOf(zip)
  const rows = rowReader(batches)
  const addSheets = async () => {
    let sheets = 0
    do await addSheet(zip, { titles, rows, sheetRows }, ++sheets)
    while (await rows.hasMore())
    for (const [name, text] of Object.entries(frameOf(sheets))) zip.addBuffer(Buffer.from(`${declaration}${text}`), name)
    zip.end()
  }
  // the reader of the output gets the error
  addSheets().catch((error: Error) => output.destroy(error))
  return output
}

type Sheet = { titles: string[]; rows: RowReader; sheetRows: number }

const addSheet = async (zip: ZipFile, sheet: Sheet, number: number): Promise<void> => {
  const output = outputOf(zip)
  const stream = Readable.from(sheetOf(sheet), { objectMode: false })
  // yazl pipes the sheet, and a pipe passes on no early end
  const stop = () => stream.destroy()
  output.once('close', stop)
  zip.addReadStream(stream, sheetPath(number))
  await finished(stream)
  output.off('close', stop)
}

// yazl declares its output by an older interface; it is a PassThrough
const outputOf = ({ outputStream }: ZipFile) => outputStream as Readable

const sheetPath = (number: number) => `xl/worksheets/sheet${number}.xml`

type RowReader = ReturnType<typeof rowReader>

/** Reads rows up to a number, one batch in memory. */
const rowReader = (batches: AsyncIterable<Cell[][]>) => {
  const source = batches[Symbol.asyncIterator]()
  let batch: Cell[][] = []
  const hasMore = async (): Promise<boolean> => {
    while (batch.length === 0) {
      const next = await source.next()
      if (next.done) return false
      batch = next.value
    }
    return true
  }
  const take = async (limit: number): Promise<Cell[][]> => {
    await hasMore()
    const taken = batch.slice(0, limit)
    batch = batch.slice(limit)
    return taken
  }
  return { hasMore, take }
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Indexes into cellXfs of the styles: text, title, day, moment. */
const styles = { text: 1, title: 2, day: 3, moment: 4 }

const frameOf = (sheets: number) => ({
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${each(sheets, (number) => `<Override PartName="/${sheetPath(number)}" ContentType="${types}.worksheet+xml"/>`)}</Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${documents}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="styles" Type="${documents}/styles" Target="styles.xml"/>${each(sheets, (number) => `<Relationship Id="sheet${number}" Type="${documents}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}</Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${documents}"><sheets>${each(sheets, (number) => `<sheet name="${number}" sheetId="${number}" r:id="sheet${number}"/>`)}</sheets></workbook>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf xfId="0"/><xf numFmtId="49" applyNumberFormat="1" xfId="0"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1" xfId="0"/><xf numFmtId="164" applyNumberFormat="1" xfId="0"/><xf numFmtId="165" applyNumberFormat="1" xfId="0"/></cellXfs></styleSheet>`,
})

const each = (sheets: number, partOf: (number: number) => string) => Array.from({ length: sheets }, (_, index) => partOf(index + 1)).join('')

const sheetOf = async function* ({ titles, rows, sheetRows }: Sheet): AsyncGenerator<Buffer> {
  const columns = `<cols><col min="1" max="${titles.length}" width="24" customWidth="1"/></cols>`
  const pane = '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>'
  const header = titles.map((title, column) => textCell(`${letters(column)}1`, styles.title, title)).join('')
  yield Buffer.from(`${declaration}<worksheet xmlns="${main}">${pane}${columns}<sheetData><row r="1">${header}</row>`)
  let row = 1
  for (let taken = await rows.take(sheetRows - row); taken.length > 0; taken = await rows.take(sheetRows - row))
    yield Buffer.from(taken.map((cells) => rowOf(cells, ++row)).join(''))
  yield Buffer.from('</sheetData></worksheet>')
}

const rowOf = (cells: Cell[], row: number) =>
  `<row r="${row}">${cells.map((cell, column) => cellOf(cell, `${letters(column)}${row}`)).join('')}</row>`

const cellOf = (cell: Cell, at: string): string => {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string') return textCell(at, styles.text, cell)
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (cell instanceof Date) return `<c r="${at}" s="${styles.moment}"><v>${serialOf(exportWallTime(cell))}</v></c>`
  return `<c r="${at}" s="${styles.day}"><v>${serialOf(new Date(cell.day))}</v></c>`
}

/** The longest text that a cell may hold. */
const maxCellText = 32_767

const textCell = (at: string, style: number, text: string) =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(literal(text.slice(0, maxCellText)))}</t></is></c>`

/** Excel reads `_x0041_` as the letter A; an escaped underscore stays an underscore. */
const literal = (text: string) => text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')

/** Days since 30 December 1899, the dates of spreadsheets. */
const serialOf = (date: Date) => date.getTime() / 86_400_000 + 25_569

/** The letters of a column: 0 is A, 26 is AA. */
const letters = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : letters(Math.floor(column / 26) - 1) + letters(column % 26)

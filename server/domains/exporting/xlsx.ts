import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Cell } from '../../kernel/table-export.ts'
import { escapeXml } from '../../kernel/xml.ts'
import { exportWallTime } from './wall-time.ts'

type Table = { titles: string[]; batches: AsyncIterable<Cell[][]> }

/**
 * A workbook of one sheet, written while its rows are read. Texts are inline strings: no formula can start, and no table of
 * shared strings has to stay in memory.
 */
export const xlsxOf = (table: Table): AsyncIterable<Uint8Array> => {
  const zip = new ZipFile()
  // yazl declares its output by an older interface; it is a PassThrough
  const output = zip.outputStream as Readable
  const sheet = Readable.from(sheetOf(table), { objectMode: false })
  // yazl pipes the sheet, and a pipe passes on neither errors nor an early end
  sheet.on('error', (error) => output.destroy(error))
  output.on('close', () => sheet.destroy())
  for (const [name, text] of Object.entries(frame)) zip.addBuffer(Buffer.from(`${declaration}${text}`), name)
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml')
  zip.end()
  return output
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Indexes into cellXfs of the styles: text, title, day, moment. */
const styles = { text: 1, title: 2, day: 3, moment: 4 }

const frame = {
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${documents}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${documents}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${documents}/styles" Target="styles.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${documents}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf xfId="0"/><xf numFmtId="49" applyNumberFormat="1" xfId="0"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1" xfId="0"/><xf numFmtId="164" applyNumberFormat="1" xfId="0"/><xf numFmtId="165" applyNumberFormat="1" xfId="0"/></cellXfs></styleSheet>`,
}

const sheetOf = async function* ({ titles, batches }: Table): AsyncGenerator<Buffer> {
  const columns = `<cols><col min="1" max="${titles.length}" width="24" customWidth="1"/></cols>`
  const pane = '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>'
  const header = titles.map((title, column) => textCell(`${letters(column)}1`, styles.title, title)).join('')
  yield Buffer.from(`${declaration}<worksheet xmlns="${main}">${pane}${columns}<sheetData><row r="1">${header}</row>`)
  let row = 1
  for await (const rows of batches) yield Buffer.from(rows.map((cells) => rowOf(cells, ++row)).join(''))
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
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text.slice(0, maxCellText))}</t></is></c>`

/** Days since 30 December 1899, the dates of spreadsheets. */
const serialOf = (date: Date) => date.getTime() / 86_400_000 + 25_569

/** The letters of a column: 0 is A, 26 is AA. */
const letters = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : letters(Math.floor(column / 26) - 1) + letters(column % 26)

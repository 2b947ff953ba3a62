import { stringify } from 'csv-stringify/sync'
import type { Locale } from '../../../contract/locales.ts'
import type { Cell } from '../../kernel/table-export.ts'
import { exportWallTime } from './wall-time.ts'

type Table = { titles: string[]; batches: AsyncIterable<Cell[][]>; locale: Locale }

/** Excel expects the list separator of the system: a semicolon in Russian and Kazakh. The byte order mark declares UTF-8. */
export const csvOf = async function* ({ titles, batches, locale }: Table): AsyncGenerator<Uint8Array> {
  const delimiter = locale === 'en' ? ',' : ';'
  const textOf = (rows: Cell[][], bom: boolean) =>
    Buffer.from(
      stringify(
        rows.map((row) => row.map(plainText)),
        { delimiter, bom, cast: { string: guarded }, quoted_match: /[\r\n,;]/, record_delimiter: 'windows' },
      ),
    )
  yield textOf([titles], true)
  for await (const rows of batches) yield textOf(rows, false)
}

/** A spreadsheet runs a text that begins with = + - or @; a phone number is harmless and stays as it is. */
const guarded = (value: string) => ({ value: value.replace(innerFormula, "$1'"), escape_formulas: !phone.test(value) })

/** A program that expects the other separator begins a cell inside a text, whether it is quoted or not. */
const innerFormula = /([,;\t\r\n][ "]*)(?=[=+@\uFF1D\uFF0B\uFF0D\uFF20-])/g

const phone = /^\+?[0-9 ()-]+$/

const plainText = (cell: Cell): string | number => {
  if (cell === null) return ''
  if (cell instanceof Date) return exportWallTime(cell).toISOString().slice(0, 16).replace('T', ' ')
  return typeof cell === 'object' ? cell.day : cell
}

import { textOf } from '../../forms/form-data.ts'
import type { ContentRow, FormField } from './content-table.ts'

/** The name of an input of opening hours: `schedule.12.open`. */
export const hoursName = (field: string, row: number, column: string) => `${field}.${row}.${column}`

/** Weekday n has the rows from 10 n on, one for each time between breaks. */
export const rowsPerWeekday = 10

type PostedRow = { row: number; values: string[] }

/** The rows of the inputs in which something is chosen. The day of weekly hours is not chosen, but given. */
export const postedHours = ({ name, kind, columns = [] }: FormField, form: FormData): PostedRow[] => {
  const chosenFrom = kind === 'weekHours' ? 1 : 0
  return rowsIn(name, form.keys())
    .map((row) => ({ row, values: columns.map(({ name: column }) => columnValue(column, textOf(form, hoursName(name, row, column)).trim())) }))
    .filter(({ values }) => values.slice(chosenFrom).some(Boolean))
}

/** Numbers of the rows that have inputs among these names, ascending. */
export const rowsIn = (field: string, names: Iterable<string>): number[] => {
  const rows = [...names].flatMap((name) =>
    name.startsWith(`${field}.`) ? [/^\d{1,6}(?=\.)/.exec(name.slice(field.length + 1))?.[0] ?? []].flat() : [],
  )
  return [...new Set(rows.map(Number))].sort((a, b) => a - b)
}

/** A time input has no 24:00. */
const columnValue = (column: string, typed: string) => (column === 'close' && typed === '00:00' ? '24:00' : typed)

/** The errors of a list are numbered by its entries; those of the form by the rows of its inputs. */
export const errorsAtRows = (fields: FormField[], form: FormData, errors: Record<string, string[]>): Record<string, string[]> => {
  const rows = new Map(fields.filter(isHours).map((field) => [field.name, postedHours(field, form).map(({ row }) => row)]))
  return Object.fromEntries(
    Object.entries(errors).map(([name, texts]) => {
      const [field = '', place, column = ''] = name.split('.')
      const row = rows.get(field)?.[Number(place)]
      return [row === undefined ? name : hoursName(field, row, column), texts]
    }),
  )
}

export const isHours = ({ kind }: Pick<FormField, 'kind'>): boolean => kind === 'weekHours' || kind === 'dayHours'

/** The entries of a stored list by the rows of their inputs. */
export const storedHours = ({ name, kind }: Pick<FormField, 'name' | 'kind'>, row: ContentRow | null): Map<number, Record<string, string>> => {
  const value = row?.[name]
  const entries = (Array.isArray(value) ? value : []).flatMap((one) => (typeof one === 'object' ? [texts(one)] : []))
  if (kind === 'dayHours') return new Map(entries.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? '')).entries())
  const byDay = Map.groupBy(entries, ({ day }) => Number(day))
  return new Map([...byDay].flatMap(([day, ofDay]) => ofDay.map((entry, place) => [day * rowsPerWeekday + place, entry] as const)))
}

/** The entries in lines, as `storedText` has them. */
export const hoursText = (posted: readonly PostedRow[]): string => posted.map(({ values }) => values.join(' | ').trimEnd()).join('\n')

const texts = (entry: Record<string, string | number | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, value === '24:00' ? '00:00' : String(value ?? '')]))

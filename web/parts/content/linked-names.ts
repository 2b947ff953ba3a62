import type { ComboboxOption } from '../../ui/combobox-options.ts'
import { type ContentScreen, type Context, type DetailedRow, idsIn, storedText } from './content-table.ts'

type Named = Record<string, ComboboxOption[]>

/** The names of the rows whose ids the texts of a field contain, by field. Text that is no id, and unknown ids, have none. */
export const linkedNames = async (context: Context, { linked = {} }: ContentScreen, textsOf: (field: string) => string[]): Promise<Named> => {
  const named = Object.entries(linked).map(async ([field, rows]): Promise<[string, ComboboxOption[]]> => {
    const ids = new Set(textsOf(field).flatMap(idsIn).filter(isId).map(Number))
    return [field, ids.size === 0 ? [] : await rows.named(context, [...ids])]
  })
  return Object.fromEntries(await Promise.all(named))
}

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text)

/** The values of a field that the page of a row shows: the stored one, and those of its history. */
export const shownIds = (row: DetailedRow | null, field: string): string[] => {
  if (!row) return []
  const changes = row.history.flatMap((change) => change.changes.filter((one) => one.field === field))
  return [storedText(row, field), ...changes.flatMap(({ before, after }) => [String(before ?? ''), String(after ?? '')])]
}

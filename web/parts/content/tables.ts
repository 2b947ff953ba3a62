import { data } from 'react-router'
import type { ContentScreen } from './content-table.ts'

const files = import.meta.glob<Record<string, ContentScreen>>('./tables/*.ts', { eager: true })

/** Tables of the page in display order: every table that a file of the folder exports. The first is the default. */
export const tables = Object.values(files)
  .flatMap((exported) => Object.values(exported))
  .toSorted((a, b) => a.place - b.place)

export const tableNamed = (name: string | null): ContentScreen => {
  const table = name === null ? tables[0] : tables.find(({ path }) => path === name)
  if (!table) throw data(null, { status: 404 })
  return table
}

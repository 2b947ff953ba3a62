import type { z } from 'zod'
import type { AccessRule } from '../../contract/kit.ts'
import type { Locale } from '../../contract/locales.ts'
import { dictionaries } from '../../messages/dictionaries.ts'
import type { ServerDictionary } from '../../messages/ru.ts'
import type { Actor } from './actor.ts'
import type { Db } from './db.ts'

/** The file has the name of its queue in the panel, or a title of its own. */
export type ExportName = keyof ServerDictionary['queues'] | keyof ServerDictionary['exports']

/** A text, a number, an instant, a calendar day (YYYY-MM-DD) or nothing. */
export type Cell = string | number | Date | { day: string } | null

type Words = (typeof dictionaries)[Locale]
export type Column<Row> = { title: keyof ServerDictionary['columns']; cell: (row: Row, words: Words) => Cell }

/** The user for whom the file is made: it holds what they may see. */
export type Requester = Pick<Actor, 'id' | 'status'>

/** One batch of a list, in the order of the ids. `after` is the last id of the previous batch. */
export type BatchRequest = { locale: Locale; after: number; limit: number; requester: Requester }

type Declaration<Filter extends z.ZodObject, Row> = {
  name: ExportName
  /** The users that may request and download the file. */
  access: Exclude<AccessRule, 'anyone'>
  /** A finer rule, which may depend on the filter. */
  mayExport?: (db: Db, filter: z.output<Filter>, actor: Actor) => Promise<boolean>
  /** Path of the page with the finished file; that of the exports of staff by default. */
  page?: (filter: z.output<Filter>) => string
  /** The query of the list without its page. */
  filter: Filter
  columns: readonly Column<Row>[]
  count: (db: Db, filter: z.output<Filter>, requester: Requester) => Promise<number>
  read: (db: Db, filter: z.output<Filter>, batch: BatchRequest) => Promise<readonly Row[]>
}

type Source = { db: Db; filter: unknown; locale: Locale; requester: Requester }

/** A list that may be exported, without the types of its rows. */
export type TableExport = Pick<Declaration<z.ZodObject, never>, 'name' | 'access' | 'filter'> & {
  /** The name of the file. */
  title: (locale: Locale) => string
  titles: (locale: Locale) => string[]
  mayExport: (source: { db: Db; filter: unknown; actor: Actor }) => Promise<boolean>
  page: (filter: unknown) => string
  count: (source: Source) => Promise<number>
  /** All rows, batch by batch, so that memory holds one batch. */
  batches: (source: Source, batchSize?: number) => AsyncGenerator<Cell[][]>
}

export const rowsPerBatch = 1_000

export const tableExport = <Filter extends z.ZodObject, Row extends { id: number }>(declared: Declaration<Filter, Row>): TableExport => {
  const { name, access, filter, columns } = declared
  const titles = (locale: Locale) => columns.map(({ title }) => dictionaries[locale].columns[title])
  const batches = async function* ({ db, filter: stored, locale, requester }: Source, batchSize = rowsPerBatch) {
    const parsed = filter.parse(stored)
    const words = dictionaries[locale]
    for (let after = 0; ; ) {
      const rows = await declared.read(db, parsed, { locale, after, limit: batchSize, requester })
      if (rows.length > 0) yield rows.map((row) => columns.map(({ cell }) => cell(row, words)))
      const last = rows.at(-1)
      if (!last || rows.length < batchSize) return
      after = last.id
    }
  }
  return {
    name,
    access,
    filter,
    title: (locale) => titleOf(name, locale),
    titles,
    batches,
    mayExport: async ({ db, filter: stored, actor }) => (await declared.mayExport?.(db, filter.parse(stored), actor)) ?? true,
    page: (stored) => declared.page?.(filter.parse(stored)) ?? '/admin/exports',
    count: ({ db, filter: stored, requester }) => declared.count(db, filter.parse(stored), requester),
  }
}

const titleOf = (name: ExportName, locale: Locale): string => {
  const titles: Record<ExportName, { title: string }> = { ...dictionaries[locale].queues, ...dictionaries[locale].exports }
  return titles[name].title
}

import { z } from 'zod'
import { flag, id, instant, line, ok, pageOf, paging, queryCatalogId } from '../shapes.ts'
import type { ContentFields } from './content-field.ts'
import { languageSuffixes } from './suffixes.ts'

/** The calls with which staff edit one table: list, page of a row, create, change or restore, delete. */
export const contentTable = <const Path extends string, const Fields extends ContentFields>({ path, fields }: Declared<Path, Fields>) => {
  const row = z.object({ id, ...readsOf(fields), version: z.int(), deletedAt: instant.nullable() })
  const detailed = z.object({ ...row.shape, uses: z.array(use), history: z.array(change) })
  const base = `/admin/${path}` as const
  const calls = {
    [`GET ${base}`]: {
      summary: `Lists rows of ${path}, or with deleted=1 the deleted ones, for staff`,
      access: 'staff',
      query: listQuery,
      reply: pageOf(row),
    },
    [`GET ${base}/:id`]: {
      summary: `Returns a row of ${path} with its uses and last changes`,
      access: 'staff',
      params,
      reply: detailed,
      refusals: ['notFound'],
    },
    [`POST ${base}`]: {
      summary: `Adds a row to ${path}`,
      access: 'staff',
      body: z.strictObject({ data: sentRow(fields, newOf(fields)) }),
      reply: row,
      refusals: ['contentExists'],
    },
    [`PUT ${base}/:id`]: {
      summary: `Changes a row of ${path}: missing fields stay; \`version\` refuses to overwrite a newer row; \`deleted: false\` restores; \`confirmed\` accepts concerned bookings and places`,
      access: 'staff',
      params,
      body: z.strictObject({ data: sentRow(fields, changeOf(fields)) }),
      reply: row,
      refusals: ['notFound', 'contentChanged', 'contentExists', 'contentConcerns'],
    },
    [`DELETE ${base}/:id`]: {
      summary: `Deletes a row of ${path}; a used row is refused, and a deleted one can be restored`,
      access: 'staff',
      params,
      reply: ok,
      refusals: ['notFound', 'contentUsed'],
    },
  }
  // computed keys widen to string; these are exactly the five addresses above
  return { path, fields, calls: calls as unknown as ContentCalls<Path, typeof row, typeof detailed> }
}

type Declared<Path, Fields> = { path: Path; fields: Fields }

type ContentCalls<Path extends string, Row extends z.ZodObject, Detailed extends z.ZodObject> = {
  [A in `GET /admin/${Path}`]: Staff & { query: typeof listQuery; reply: ReturnType<typeof pageOf<Row>> }
} & {
  [A in `GET /admin/${Path}/:id`]: Staff & { params: typeof params; reply: Detailed; refusals: readonly ['notFound'] }
} & {
  [A in `POST /admin/${Path}`]: Staff & { body: z.ZodType<SentContent, SentContent>; reply: Row; refusals: readonly ['contentExists'] }
} & {
  [A in `PUT /admin/${Path}/:id`]: Staff & {
    params: typeof params
    body: z.ZodType<SentContent, SentContent>
    reply: Row
    refusals: readonly ['notFound', 'contentChanged', 'contentExists', 'contentConcerns']
  }
} & {
  [A in `DELETE /admin/${Path}/:id`]: Staff & { params: typeof params; reply: typeof ok; refusals: readonly ['notFound', 'contentUsed'] }
}
type Staff = { summary: string; access: 'staff' }
export type SentContent = { data: { [field: string]: unknown; version?: number; deleted?: false; confirmed?: boolean } }

const listQuery = z.object({ search: line(100).default(''), deleted: flag.default(false), ...paging(20) })

const params = z.object({ id: queryCatalogId })

/** Objects that refer to a row, by their plural name. */
const use = z.object({ by: z.string(), count: z.int() })

/** A value of a row in the audit log; null for an empty one. */
const single = z.union([z.string(), z.number(), z.boolean(), z.null()])
const stored = z.union([single, z.array(z.union([z.string(), z.number(), z.record(z.string(), single)]))])

const change = z.object({
  id,
  action: z.string(),
  at: instant,
  userId: id.nullable(),
  userName: z.string(),
  fields: z.array(z.string()),
  changes: z.array(z.object({ field: z.string(), before: stored, after: stored })),
})

type Reads<Fields extends ContentFields> = { [K in keyof Fields]: Fields[K]['read'] }

// Object.fromEntries widens the keys to string
const readsOf = <Fields extends ContentFields>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { read }]) => [name, read])) as Reads<Fields>

const newOf = (fields: ContentFields) =>
  writable(fields).map(([name, { write, isRequired, initial }]): [string, z.ZodType] => {
    if (initial !== undefined) return [name, write.default(initial)]
    return [name, isRequired ? write : write.optional()]
  })

const changeOf = (fields: ContentFields) => [
  ...writable(fields).map(([name, { write }]): [string, z.ZodType] => [name, write.optional()]),
  ['version', z.int().min(1).optional()] as const,
  ['deleted', z.literal(false).optional()] as const,
  ['confirmed', z.boolean().optional()] as const,
]

const writable = (fields: ContentFields) => Object.entries(fields).filter(([, { kind }]) => kind !== 'derived')

/** A row as clients send it back: its read-only fields are ignored. A text without its languages stands for all of them. */
const sentRow = (fields: ContentFields, written: (readonly [string, z.ZodType])[]) => {
  const derived = Object.keys(fields).filter((name) => fields[name]?.kind === 'derived')
  const names = new Set(written.map(([name]) => name))
  const ignored = [...derived, 'id', 'version', 'deletedAt', 'uses', 'history'].filter((name) => !names.has(name))
  const schema = z.strictObject(Object.fromEntries(written))
  return z.preprocess<unknown, typeof schema, Record<string, unknown>>((sent) => {
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent
    const row: Record<string, unknown> = { ...sent }
    for (const name of derived) if (typeof row[name] === 'string') fillLanguages(row, name)
    return Object.fromEntries(Object.entries(row).filter(([name]) => !ignored.includes(name)))
  }, schema)
}

const fillLanguages = (row: Record<string, unknown>, name: string) => {
  const variants = Object.values(languageSuffixes).map((suffix) => `${name}${suffix}`)
  if (variants.some((variant) => row[variant] !== undefined)) return
  for (const variant of variants) row[variant] = row[name]
}

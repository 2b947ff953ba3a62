import type { z } from 'zod'
import type { CallSpec } from '../../contract/kit.ts'
import { inputSchema } from '../../server/kernel/http/openapi-schemas.ts'

type Schema = z.core.JSONSchema.BaseSchema
type Path = (string | number)[]
export type Leaf = { path: Path; type: 'string' | 'number' }
export type Sample = { body: Record<string, unknown>; leaves: Leaf[] }

/** Values for fields whose rule no schema states, and for those that choose between alternatives; the first valid one is taken. */
const known: Record<string, unknown[]> = {
  auth: ['AAAAAAAAAAAAAAAAAAAAAA'],
  birthday: ['1990-05-17'],
  code: ['0000', '000000'],
  dateEnd: ['2021-05-17', '2030-12-24T21:00:00Z'],
  dateStart: ['2020-05-17', '2030-12-24T18:00:00Z'],
  decision: ['declined'],
  close: ['21:00'],
  draftToken: ['AAAAAAAAAAAAAAAAAAAAAA'],
  email: ['sample@people.test'],
  end: ['11:00'],
  endpoint: ['https://push.example/sample'],
  inn: ['1234567894'],
  guestEmail: ['guest@people.test'],
  open: ['09:00'],
  p256dh: [`B${'A'.repeat(86)}`],
  parentEmail: ['parent@people.test'],
  parentPhone: ['+79000000011'],
  password: ['sample2026'],
  phone: ['+79000000012'],
  redirectUri: ['http://site.test/auth/social'],
  returnUrl: ['/events'],
  registrationDateEnd: ['2030-12-24T18:00:00Z'],
  registrationDateStart: ['2030-12-01T09:00:00Z'],
  slug: ['sample-slug'],
  start: ['10:00'],
  timezone: ['Europe/Moscow', '+03:00'],
  timezoneName: ['Europe/Moscow'],
  token: ['AAAAAAAAAAAAAAAAAAAAAA'],
  url: ['https://people.test/page'],
  yearEnd: [2015],
  yearStart: [2010],
  zone: ['Europe/Moscow'],
}

/** Mutually exclusive fields: the sample has the first of them. */
const exclusive = [
  ['name', 'themeIds'],
  ['calendar', 'url'],
  ['participantIds', 'filter'],
  ['answerId', 'participantId'],
]

/** A valid body of a call with every field it may have, and the paths of its texts and numbers. */
export const sampleBody = (address: string, { body }: CallSpec): Sample => {
  if (!body) throw new Error(`${address} has no body`)
  const leaves: Leaf[] = []
  const sample = sampleOf(inputSchema(body), [], leaves) as Record<string, unknown>
  const { file: _file, ...fields } = sample
  for (const [first, ...others] of exclusive) if (first && first in fields) for (const name of others) delete fields[name]
  return { body: fields, leaves: leaves.filter(({ path }) => typeof path[0] === 'string' && path[0] in fields) }
}

/** A valid query of a call. Fields that no sample satisfies, and that the call does not require, are absent. */
export const sampleQuery = ({ query }: CallSpec): Record<string, string> => {
  if (!query) return {}
  const sample = sampleOf(inputSchema(query), [], []) as Record<string, unknown>
  for (const { path } of query.safeParse(sample).error?.issues ?? []) delete sample[String(path[0])]
  return Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, String(value)]))
}

/** The same body with another value at a path. */
export const withValue = (body: unknown, [key, ...rest]: Path, value: unknown): unknown => {
  if (key === undefined) return value
  if (Array.isArray(body)) return body.map((item, index) => (index === key ? withValue(item, rest, value) : item))
  return Object.fromEntries(Object.entries(body as object).map(([name, inner]) => [name, name === key ? withValue(inner, rest, value) : inner]))
}

const sampleOf = (schema: Schema, path: Path, leaves: Leaf[]): unknown => {
  const { oneOf, anyOf = oneOf, properties, items, propertyNames } = schema
  const name = String(path.findLast((key) => typeof key === 'string') ?? '')
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum.find((value) => known[name]?.includes(value)) ?? schema.enum[0]
  // the last alternative that is not null has most fields; the first is often the empty text
  const alternatives = anyOf?.filter((one) => one.type !== 'null' && !('const' in one))
  if (alternatives?.[0]) return sampleOf(alternatives[0], path, leaves)
  if (schema.type === 'object' && properties)
    return Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, sampleOf(inner as Schema, [...path, key], leaves)]))
  if (schema.type === 'object' && propertyNames) return {}
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems || 1 }, (_, index) => sampleOf((items ?? {}) as Schema, [...path, index], leaves))
  // a value that may be null has a list of types
  const kind = [schema.type].flat().find((one) => one !== 'null')
  if (kind === 'boolean') return true
  const type = kind === 'integer' || kind === 'number' ? 'number' : 'string'
  leaves.push({ path, type })
  return type === 'number' ? (known[name]?.find((value) => typeof value === 'number') ?? schema.minimum ?? 1) : textOf(name, schema)
}

const textOf = (name: string, { pattern, format, minLength }: Schema): unknown => {
  const fits = known[name]?.find(
    (value) => (!pattern || new RegExp(pattern, 'u').test(String(value))) && (format !== 'date-time' || String(value).includes('T')),
  )
  if (fits !== undefined) return fits
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000'
  if (format === 'date-time') return '2030-12-24T18:00:00Z'
  if (format === 'date') return '2020-05-17'
  if (format === 'uri') return 'https://people.test/page'
  return 'a'.repeat(Math.max(6, minLength ?? 0))
}

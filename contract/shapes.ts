import { z } from 'zod'
import { decimal } from './decimal.ts'
import type { SentBytes, SentFile } from './kit.ts'
import { reasons } from './moderation/reasons.ts'

/** Schemas used by several domains. Field names are the customer's (decisions A008). */

export const id = z
  .int()
  .min(1)
  .max(2 ** 53 - 1)

/** The id of a catalogue row: a 4-byte integer in the database. */
export const catalogId = id.max(2 ** 31 - 1)

/** ISO 8601 with offset. */
export const instant = z.iso.datetime({ offset: true })

/** A calendar date, YYYY-MM-DD. Later years would leave the range in which days and zones can be added. */
export const date = z.iso.date().refine((day) => day < '9000-01-01')

/** Faults that a refinement names in its `params`; other refinements report a wrong value. */
export const namedFaults = ['required', 'closesEarly', 'hoursOverlap'] as const
export type NamedFault = (typeof namedFaults)[number]

/** An IANA name. Offsets are rejected because they carry no daylight saving time. */
export const timezone = z
  .string()
  .max(60)
  .refine((name) => name === 'UTC' || Intl.supportedValuesOf('timeZone').includes(name))

/** The offset of a zone, such as +03:00. */
export const offset = z.string().regex(/^[+-](0\d|1[0-4]):[0-5]\d$/)

export const url = z.url({ protocol: /^https?$/ }).max(2048)

/** Invisible characters and direction overrides, except the joiners of letters and emoji. */
const invisible = /(?!\u200C|\u200D|[\uFE00-\uFE0F\u{E0020}-\u{E007F}])[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu

/** One line of user text: trimmed, in Unicode form NFC, without control and invisible characters. */
export const line = (max: number) =>
  z
    .string()
    .max(max * 4)
    .transform((text) =>
      text
        .normalize('NFC')
        .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
        .replace(invisible, '')
        .trim(),
    )
    .pipe(z.string().max(max))

/** Several lines of user text: like `line`, but line breaks are preserved, at most two in a row. */
export const text = (max: number) =>
  z
    .string()
    .max(max * 4)
    .transform((written) =>
      written
        .normalize('NFC')
        .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
        .replace(/[^\P{Cc}\n]+/gu, ' ')
        .replace(invisible, '')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    )
    .pipe(z.string().max(max))

/** Query flags: 1, 0, true, false. */
export const flag = z
  .union([z.boolean(), z.enum(['1', '0', 'true', 'false'])])
  .transform((value) => value === true || value === '1' || value === 'true')
  .pipe(z.boolean())

const split = (value: unknown): unknown =>
  value === undefined ? undefined : [value].flat().flatMap((part) => (typeof part === 'string' ? part.split(',').filter(Boolean) : [part]))

/** Query list: `name[]=1&name[]=2`, `name=1&name=2` or `name=1,2`; at most 100 values. */
export const listOf = <T extends z.ZodType>(item: T) => z.preprocess<unknown, z.ZodArray<T>, z.input<T>[] | undefined>(split, z.array(item).max(100))

export const queryId = decimal(id)

/** An id of a table with `int` keys: cities, themes, places, compilations. */
export const queryCatalogId = decimal(catalogId)

/** Comma-separated relations to add to the reply; unknown names are ignored (A006). */
export const expand = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z
    .preprocess<unknown, z.ZodArray<z.ZodString>, string | string[] | undefined>(split, z.array(z.string()).max(100))
    .transform((requested) => requested.filter((name): name is Names[number] => names.includes(name)))
    .optional()

/** A page after the last one is empty; a page size above the limit is reduced to it (A005, V470). */
export const paging = (defaultSize: number) => ({
  paginationPage: decimal(z.int().min(1).max(1_000_000)).default(1),
  paginationSize: decimal(z.int().min(1).max(1_000_000)).default(defaultSize),
})

export const pageMeta = z.object({
  totalCount: z.int().min(0),
  pageCount: z.int().min(0),
  currentPage: z.int().min(1),
  perPage: z.int().min(1),
})

export const pageOf = <T extends z.ZodType>(item: T) => z.object({ _items: z.array(item), _meta: pageMeta })
export const itemsOf = <T extends z.ZodType>(item: T) => z.object({ _items: z.array(item) })
export const ok = z.object({ ok: z.literal(true) })

export const geo = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })

/**
 * A body that accepts the reply of a call: fields of the reply that the change lacks are ignored, because
 * clients send whole objects back. Any other unknown field is rejected.
 */
export const sentBack = <T extends z.ZodObject>(answer: z.ZodObject, change: T) => {
  const ignored = Object.keys(answer.shape).filter((name) => !(name in change.shape))
  return z.preprocess<unknown, T, z.input<T>>((body) => withoutKeys(body, ignored), change)
}

const withoutKeys = (body: unknown, names: readonly string[]): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)))
    : body

/** The part `file` of multipart/form-data. */
export const sentFile: z.ZodType<SentFile> = z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) })

/** The whole body of a call that takes bytes. */
export const sentBytes: z.ZodType<SentBytes> = z.custom<SentBytes>((body) => typeof body === 'object' && body !== null && 'read' in body)

export const upload = z.object({
  uploadId: z.string(),
  url: z.string(),
  name: z.string(),
  size: z.int(),
  mime: z.string(),
})

/** An upload by its id, or as the whole object from a reply. */
export const sentUpload = z
  .union([z.uuid(), z.looseObject({ uploadId: z.uuid() })])
  .transform((file) => (typeof file === 'string' ? file : file.uploadId))

/** A catalogue row by its id, or as the whole object from a reply. */
export const sentRow = z.union([catalogId, z.looseObject({ id: catalogId })]).transform((row) => (typeof row === 'number' ? row : row.id))

/** The error body of every 4xx and 5xx: RFC 9457 together with decisions A018. */
/** The decision in force about an item of a staff queue. `by` is null for a decision by a job; an erased user has an empty name. */
export const decided = z.object({
  /** The state that the decision set. */
  decision: z.string(),
  by: z.object({ id, name: z.string() }).nullable(),
  at: instant,
  reason: z.enum(reasons).nullable(),
  comment: z.string().nullable(),
})
export type Decided = z.output<typeof decided>

/** A visitor who was marked before. */
export const markedVisitor = z.object({ userId: id, name: z.string(), photo: z.string().nullable(), markedAt: instant })

export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.int().nullable(),
  message: z.string(),
  reason: z.string(),
  error: z.object({ phone: z.string().optional(), message: z.string().optional() }),
  errors: z.record(z.string(), z.array(z.string())),
  /** With the reason `minor`: a bearer token valid for an hour and only for submitting parental consent (A095). */
  consentToken: z.string().optional(),
  /** With the reason `phoneUnknown` of login-by-phone: a token of the proven phone, as complete-phone-confirm returns it. */
  phoneToken: z.string().optional(),
  /** With the reasons `alreadyDecided` of a staff queue and `supportAnswered`: the decision or the answer that was made first. */
  decided: decided.optional(),
  /** With the reason `alreadyMarked`: the visitor, with the time of the latest mark. */
  visitor: markedVisitor.optional(),
  /** With the reason `eventIncomplete`: the same errors by section of the wizard. */
  sections: z.record(z.string(), z.record(z.string(), z.array(z.string()))).optional(),
  /** With the reason `draftChanged`: the fields that another user has changed since, with both values. */
  conflicts: z.record(z.string(), z.object({ own: z.unknown(), theirs: z.unknown() })).optional(),
  /** With the reason `draftChanged`: the current version of the draft. */
  version: z.int().optional(),
  /** With the reason `organizationExists`: the organization with this number, or with this name in the city. */
  duplicate: z.object({ id, name: z.string(), cityName: z.string().nullable() }).optional(),
  requestId: z.string(),
})
export type Problem = z.output<typeof problem>

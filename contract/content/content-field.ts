import { z } from 'zod'
import { catalogId, line, sentUpload, text as textOf } from '../shapes.ts'
import { languageSuffixes } from './suffixes.ts'

/** How a form edits a field. A derived one is only read. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'lines'
  | 'number'
  | 'decimal'
  | 'choice'
  | 'row'
  | 'flag'
  | 'colour'
  | 'picture'
  | 'pictures'
  | 'date'
  | 'ids'
  | 'records'
  | 'weekHours'
  | 'dayHours'
  | 'derived'

/** A field of a content table: its schemas in replies and in requests, and what a form needs to know. */
export type ContentField<Read extends z.ZodType = z.ZodType, Write extends z.ZodType = z.ZodType> = {
  kind: FieldKind
  read: Read
  write: Write
  isRequired: boolean
  /** The value of a new row whose body lacks the field. */
  initial?: unknown
  max?: number
  options?: readonly (string | number)[]
  /** The columns of records, in the order of the form. */
  columns?: readonly { name: string; isNumber: boolean }[]
}
export type ContentFields = Record<string, ContentField>

const field = <Read extends z.ZodType, Write extends z.ZodType>(
  kind: FieldKind,
  read: Read,
  write: Write,
  looks: Pick<ContentField, 'max' | 'options' | 'columns'> = {},
): ContentField<Read, Write> => ({ kind, read, write, isRequired: true, ...looks })

export const text = (max: number) => field('text', z.string(), line(max).pipe(z.string().min(1)), { max })

export const longText = (max: number) => field('longText', z.string(), textOf(max).pipe(z.string().min(1)), { max })

/** A text of one form, such as an email or a zone. */
export const word = (form: z.ZodType<string>) => field('text', z.string(), form)

/** Short texts, one a line. */
export const lines = ({ max, length }: { max: number; length: number }) =>
  field('lines', z.array(z.string()), z.array(line(length).pipe(z.string().min(1))).max(max), { max })

/** Rows of a small table that belongs to the row, such as links. */
export const records = <Shape extends z.ZodRawShape>(one: z.ZodObject<Shape>, max: number) =>
  field('records', z.array(one), z.array(one).max(max), {
    max,
    columns: columnsOf(one),
  })

/** Opening hours of weekdays or of single days. */
export const hoursOf = <Shape extends z.ZodRawShape>(kind: 'weekHours' | 'dayHours', one: z.ZodObject<Shape>, all: z.ZodType) =>
  field(kind, z.array(one), all, { columns: columnsOf(one) })

const columnsOf = (one: z.ZodObject) => Object.entries(one.shape).map(([name, schema]) => ({ name, isNumber: schema instanceof z.ZodNumber }))

export const decimal = (min: number, max: number) => field('decimal', z.number(), z.number().min(min).max(max), { max })

export const number = (min: number, max: number) => field('number', z.number(), z.int().min(min).max(max), { max })

export const choice = <const Option extends string | number>(options: readonly [Option, ...Option[]]) =>
  field('choice', z.literal(options), z.literal(options), { options })

/** The id of a row of another table. */
export const row = () => field('row', z.int(), catalogId)

export const flag = () => field('flag', z.boolean(), z.boolean())

export const colour = () => field('colour', z.string(), z.string().regex(/^#[\da-f]{6}$/i))

/** Read as an address, written as the id of an upload; an address from a reply leaves the picture as it is. */
export const picture = () => optional(field('picture', z.string(), z.union([sentUpload, z.string().startsWith('/files/').max(100)])))

/** Several pictures in the order of display, each as in `picture`. */
export const pictures = (max: number) =>
  field('pictures', z.array(z.string()), z.array(z.union([sentUpload, z.string().startsWith('/files/').max(100)])).max(max), { max })

/** Of the years 1900–2100: the database cannot store the year 0. */
export const date = () =>
  field(
    'date',
    z.iso.date(),
    z.iso.date().refine((day) => day >= '1900' && day < '2101'),
  )

/** Ids of rows in the order of display. */
export const ids = (max: number) =>
  field(
    'ids',
    z.array(z.int()),
    z
      .array(
        z
          .int()
          .min(1)
          .max(2 ** 53 - 1),
      )
      .max(max),
    { max },
  )

export const optional = <Read extends z.ZodType, Write extends z.ZodType>(one: ContentField<Read, Write>) => ({
  ...one,
  read: one.read.nullable(),
  write: one.write.nullable(),
  isRequired: false,
})

/** A field that a new row may lack. Forms send every field. */
export const withInitial = <Read extends z.ZodType, Write extends z.ZodType>(one: ContentField<Read, Write>, initial: z.output<Write>) => ({
  ...one,
  initial,
})

type Suffix = (typeof languageSuffixes)[keyof typeof languageSuffixes]

/** A text in three languages, and under the plain name the text in the language of the request. */
export const localized = <const Name extends string, Text extends ContentField>(name: Name, one: Text) => {
  const variants = Object.values(languageSuffixes).map((suffix) => [`${name}${suffix}`, one])
  const own = field('derived', z.string(), z.string())
  // Object.fromEntries widens the keys to string
  return Object.fromEntries([[name, own], ...variants]) as { [K in Name]: ContentField<z.ZodString> } & { [K in `${Name}${Suffix}`]: Text }
}

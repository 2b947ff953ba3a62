import type { RouterContextProvider } from 'react-router'
import type { ContentFields } from '../../../contract/content/content-field.ts'
import type { ServerDictionary } from '../../../messages/ru.ts'
import type { ComboboxOption } from '../../ui/combobox-options.ts'

export type Context = Readonly<RouterContextProvider>

/** The path of the calls of a table, also its name in the address of the page. */
export type TableName = keyof ServerDictionary['tables']

/** How staff see a content table; the calls and the form come from its contract. */
export type ContentScreen = {
  path: TableName
  /** Tables are sorted by it. */
  place: number
  fields: ContentFields
  /** Fields in the list; the first is the title of a row. */
  columns: readonly [string, ...string[]]
  /** Options of the fields that hold the id of another row. */
  options?: Record<string, (context: Context) => Promise<ComboboxOption[]>>
  /** The rows that a list of ids refers to: too many to list, so they are found by name. */
  linked?: Record<string, LinkedRows>
}

/** Rows that the browser finds by name. */
export type RowSource = 'events' | 'themes' | 'organizations' | 'people'

export type LinkedRows = { source: RowSource; named: (context: Context, ids: number[]) => Promise<ComboboxOption[]> }

/** The words of any table. */
export type TableWords = {
  title: string
  row: string
  fields: Record<string, string>
  help?: Record<string, string>
  options?: Record<string, Record<string, string>>
}

type Value = string | number | boolean | null | (string | number | Record<string, string | number | null>)[]

/** A row of any table as its calls return it. */
export type ContentRow = { id: number; version: number; deletedAt: string | null } & Record<string, Value>
export type FieldChange = { field: string; before: Value; after: Value }
export type Change = { id: number; action: string; at: string; userId: number | null; userName: string; fields: string[]; changes: FieldChange[] }
export type DetailedRow = ContentRow & { uses: { by: string; count: number }[]; history: Change[] }

/** A field of the form, without its schema, which browsers do not need. */
export type FormField = {
  name: string
  kind: ContentFields[string]['kind']
  isRequired: boolean
  max: number | undefined
  options: readonly (string | number)[] | undefined
  columns: ContentFields[string]['columns']
}

/** A value as its input has it. */
export const storedText = (row: Readonly<Record<string, unknown>> | null, name: string): string => {
  const value = row?.[name] ?? ''
  if (!Array.isArray(value)) return String(value)
  return value.every((one) => typeof one === 'number') ? value.join(', ') : value.map(lineOf).join('\n')
}

/** A record in one line, as it is typed. */
export const lineOf = (one: unknown): string => (typeof one === 'object' && one !== null ? Object.values(one).join(divider).trimEnd() : String(one))

const divider = ' | '

/** Ids as they are typed or joined: numbers with commas between them. */
export const idsIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)

/** The name of the input for ids that are typed, beside the chosen ones. */
export const typedIdsOf = (field: string) => `${field}.text`

/** The names of the inputs beside the file of a picture: the id of its upload, its removal, and the saved ones among several. */
export const uploadOf = (picture: string) => `${picture}.id`
export const removalOf = (picture: string) => `${picture}.remove`
export const keptOf = (pictures: string) => `${pictures}.kept`

export const formFieldsOf = ({ fields }: ContentScreen): FormField[] =>
  Object.entries(fields)
    .filter(([, { kind }]) => kind !== 'derived')
    .map(([name, { kind, isRequired, max, options, columns }]) => ({ name, kind, isRequired, max, options, columns }))

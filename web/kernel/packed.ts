type Lists = { [name: string]: readonly object[] | readonly string[] }

/** Lists as one string, because the router's encoder splits any other value into its names and numbers. */
export type Packed<T extends Lists> = string & { readonly packs?: T }

const packs = new WeakMap<object, string>()

/** Packs lists that many pages share: once per object, with the field names once per list. */
export const pack = <T extends Lists>(lists: T): Packed<T> => {
  const known = packs.get(lists) ?? JSON.stringify(Object.entries(lists).map(([name, list]) => [name, ...tableOf(list)]))
  packs.set(lists, known)
  return known
}

type Table = [fields: string[] | null, rows: unknown[]]

const tableOf = (list: Lists[string]): Table => {
  const [first] = list
  if (typeof first !== 'object') return [null, [...list]]
  const fields = Object.keys(first)
  // the rows are as the first one: objects with these fields
  return [fields, list.map((one) => fields.map((field) => (one as Record<string, unknown>)[field]))]
}

export const unpack = <T extends Lists>(packed: Packed<T>): T => {
  // `pack` wrote these tables, and the type parameter of `Packed` is the type that it packed
  const tables = JSON.parse(packed) as [string, ...Table][]
  return Object.fromEntries(tables.map(([name, ...table]) => [name, listOf(table)])) as unknown as T
}

// with fields, `tableOf` has made a list of every row
const listOf = ([fields, rows]: Table) =>
  fields ? rows.map((row) => Object.fromEntries(fields.map((field, index) => [field, (row as unknown[])[index]]))) : rows

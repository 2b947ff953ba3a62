type Lists = { [name: string]: readonly object[] | readonly string[] }

/** Lists as one string: the router's encoder takes everything else apart, name by name and number by number. */
export type Packed<T extends Lists> = string & { readonly packs?: T }

const packs = new WeakMap<object, string>()

/** Packs what many pages share, once for as long as the server keeps it; names of fields are told once a list. */
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
  return [fields, list.map((one) => fields.map((field) => (one as Record<string, unknown>)[field]))]
}

export const unpack = <T extends Lists>(packed: Packed<T>): T => {
  const tables = JSON.parse(packed) as [string, ...Table][]
  // what was packed is of its type
  return Object.fromEntries(tables.map(([name, ...table]) => [name, listOf(table)])) as unknown as T
}

const listOf = ([fields, rows]: Table) =>
  fields ? rows.map((row) => Object.fromEntries(fields.map((field, index) => [field, (row as unknown[])[index]]))) : rows

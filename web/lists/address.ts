import type { Field } from './fields.ts'

type Fields = Record<string, Field<unknown>>
type ValuesOf<F extends Fields> = { [Name in keyof F]?: F[Name] extends Field<infer Value> ? Value : never }

export type Chosen = { name: string; value: string }

/** The address of a list: its filters, search, order and page, declared once as data. */
export type ListAddress<Values = unknown> = {
  /** Known parameters with valid values, in one order. Its size is 0 for the whole list. */
  clean: (params: URLSearchParams) => URLSearchParams
  /** The values for the call, without the page. */
  query: (params: URLSearchParams) => Values
  /** The chosen filters, one for each chip. */
  chosen: (params: URLSearchParams) => Chosen[]
  /** The clean address without a filter, or without one of its values, on the first page. */
  without: (params: URLSearchParams, name: string, value?: string) => URLSearchParams
  /** The address without filters, search and order. */
  reset: (params: URLSearchParams) => URLSearchParams
  withPage: (params: URLSearchParams, page: number) => URLSearchParams
  /** The clean address of a filled form, on the first page. A changed search also changes the order. */
  ofForm: (entries: Iterable<[string, unknown]>, before: URLSearchParams) => URLSearchParams
  /** A form sent without scripts has empty parameters. */
  hasEmpty: (params: URLSearchParams) => boolean
  /** The current order, or an empty text for a list without orders. */
  order: (params: URLSearchParams) => string
  search: { name: string; max: number; textOf: (params: URLSearchParams) => string } | null
  sortName: string | null
}

export const pageName = 'paginationPage'
const maxPages = 1_000_000

/** The page number in an address; an invalid one becomes 1. */
export const pageOf = (params: URLSearchParams, name = pageName): number => {
  const text = params.get(name) ?? ''
  const page = /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1
  return page <= maxPages ? page : 1
}

/** A path with its parameters. */
export const pathWith = (path: string, params: URLSearchParams): string => (params.size > 0 ? `${path}?${params}` : path)

export const addressOf = <F extends Fields>(fields: F): ListAddress<ValuesOf<F>> => {
  const all = Object.entries<Field<unknown>>(fields)
  const nameOfKind = (kind: Field<unknown>['kind']) => all.find(([, field]) => field.kind === kind)?.[0] ?? null
  const [searchName, sortName] = [nameOfKind('search'), nameOfKind('sort')]
  const searchOf = (params: URLSearchParams) => (searchName ? (valuesIn(params).get(searchName)?.[0] ?? '') : '')

  const valuesIn = (params: URLSearchParams): Map<string, string[]> => {
    const valid = all.map(([name, field]) => [name, field.read(params.getAll(name))] as const).filter(([, texts]) => texts.length > 0)
    const names = new Set(valid.map(([name]) => name))
    const alone = valid.filter(([name]) => fields[name]?.isAlone)
    const needed = valid.filter(([name]) => names.has(fields[name]?.needs ?? name))
    return new Map(alone.length > 0 ? alone : needed)
  }

  const clean = (params: URLSearchParams) => {
    const pairs = [...valuesIn(params)].flatMap(([name, texts]) => texts.map((text) => [name, text]))
    const page = pageOf(params)
    const cleaned = new URLSearchParams([...pairs, ...(page > 1 ? [[pageName, String(page)]] : [])])
    cleaned.sort()
    return cleaned
  }

  const order = (params: URLSearchParams) => {
    const { defaults } = (sortName && fields[sortName]) || {}
    const chosen = sortName && valuesIn(params).get(sortName)?.[0]
    return chosen || (defaults ? defaults[searchOf(params) ? 'searching' : 'plain'] : '')
  }

  const query = (params: URLSearchParams) => {
    const values = [...valuesIn(params)].map(([name, texts]) => [name, fields[name]?.toValue(texts)])
    const hasOrder = sortName !== null && !values.some(([name]) => typeof name === 'string' && fields[name]?.isAlone)
    // each value comes from the field of its name
    return Object.fromEntries([...values, ...(hasOrder ? [[sortName, order(params)]] : [])]) as ValuesOf<F>
  }

  const chosen = (params: URLSearchParams) => {
    const values = valuesIn(params)
    const leads = (name: string, field: Field<unknown>) =>
      field.kind === 'filter' && !values.has(field.joins ?? field.needs ?? '') && values.has(name)
    return all.flatMap(([name, field]) => (leads(name, field) ? (values.get(name) ?? []).map((value) => ({ name, value })) : []))
  }

  const without = (params: URLSearchParams, name: string, value?: string) => {
    const isDropped = (key: string, own: string) =>
      (key === name && (value === undefined || own === value)) || (fields[key]?.joins ?? fields[key]?.needs) === name || key === pageName
    return new URLSearchParams([...clean(params)].filter(([key, own]) => !isDropped(key, own)))
  }

  const ofForm = (entries: Iterable<[string, unknown]>, before: URLSearchParams) => {
    const filled = new URLSearchParams([...entries].map(([name, value]) => [name, String(value)]))
    filled.delete(pageName)
    if (sortName && searchOf(filled) !== searchOf(before)) filled.set(sortName, defaultOrder(filled))
    return clean(filled)
  }
  const defaultOrder = (params: URLSearchParams) => order(new URLSearchParams([...params].filter(([name]) => name !== sortName)))

  return {
    clean,
    query,
    chosen,
    without,
    reset: (params) => new URLSearchParams([...clean(params)].filter(([name]) => fields[name]?.kind === 'place')),
    withPage: (params, page) => {
      const paged = new URLSearchParams([...params, [pageName, '']])
      paged.set(pageName, String(page))
      return clean(paged)
    },
    ofForm,
    hasEmpty: (params) => [...params].some(([name, value]) => name in fields && value === ''),
    order,
    search: searchName ? { name: searchName, max: fields[searchName]?.max ?? 0, textOf: searchOf } : null,
    sortName,
  }
}

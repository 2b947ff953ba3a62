/** Alternative names of fields (A004, A007, A008). */
const aliases: Record<string, string> = {
  perPage: 'paginationSize',
  page: 'paginationPage',
  themeIds: 'themes',
  city_id: 'cityId',
  participation_format: 'participationFormat',
  date_from: 'dateFrom',
  date_to: 'dateTo',
}

/** The query as an object: `name[]` and repeated names become lists, empty values are omitted. */
export const readQuery = (params: URLSearchParams, known: ReadonlySet<string>): Record<string, string | string[]> => {
  const query: Record<string, string | string[]> = {}
  for (const [rawName, value] of params) {
    const name = knownName(rawName.replace(/\[\d*\]$/, ''), known)
    if (value === '' || !known.has(name)) continue
    const before = query[name]
    query[name] = before === undefined ? value : [before, value].flat()
  }
  return query
}

const knownName = (name: string, known: ReadonlySet<string>): string => (known.has(name) ? name : (aliases[name] ?? name))

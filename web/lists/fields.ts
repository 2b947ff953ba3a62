/** How one parameter of a list's address is read. A value that is not valid is left out. */
export type Field<Value> = Ties & {
  kind: 'filter' | 'search' | 'sort' | 'place'
  /** The valid values, in the form they have in a clean address. */
  read: (texts: string[]) => string[]
  /** The value for the call, from at least one valid text. */
  toValue: (texts: string[]) => Value
  /** Longest text of a search. */
  max?: number
  /** The order without a chosen one: of a plain list, and of a search. */
  defaults?: { plain: string; searching: string }
}

type Ties = {
  /** It shares the chip of this field while that one is chosen, as the end of a range does. */
  joins?: string
  /** It means nothing without this field, shares its chip and is left out without it. */
  needs?: string
  /** While it is chosen, every other filter, the search and the order are left out. */
  isAlone?: boolean
}

const first = (texts: string[]) => texts[0] ?? ''
const isId = (text: string) => /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text))
/** A day that the calendar has, of the years that the calls take. */
export const isDay = (text: string) =>
  /^[1-8]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().slice(0, 10) === text
const longestList = 100

const single = <Value>(isValid: (text: string) => boolean, toValue: (text: string) => Value, ties: Ties): Field<Value> => ({
  ...ties,
  kind: 'filter',
  read: (texts) => texts.filter(isValid).slice(0, 1),
  toValue: (texts) => toValue(first(texts)),
})

/** Values may also be joined by commas: `themes=1,2`. */
const several = <Value>(isValid: (text: string) => boolean, toValue: (text: string) => Value): Field<Value[]> => ({
  kind: 'filter',
  read: (texts) => [...new Set(texts.flatMap((text) => text.split(',')).filter(isValid))].slice(0, longestList),
  toValue: (texts) => texts.map(toValue),
})

// `read` lets only listed values pass
const listed = <Value extends string>(values: readonly Value[]) => ({
  isValid: (text: string) => values.some((value) => value === text),
  toValue: (text: string) => text as Value,
})

/** One value of a filter. */
export const one = {
  id: (ties: Ties = {}) => single(isId, Number, ties),
  of: <Value extends string>(values: readonly Value[], ties: Ties = {}) => single(listed(values).isValid, listed(values).toValue, ties),
}

/** Several values of a filter. */
export const many = {
  id: () => several(isId, Number),
  of: <Value extends string>(values: readonly Value[]) => several(listed(values).isValid, listed(values).toValue),
}

/** Names which list of a screen this is; clearing the filters leaves it. */
export const place = <Value extends string>(values: readonly Value[]): Field<Value> => ({ ...one.of(values), kind: 'place' })

export const flag = (ties: Ties = {}) =>
  single(
    (text) => text === '1',
    () => '1' as const,
    ties,
  )

/** A calendar date, YYYY-MM-DD. */
export const day = (ties: Ties = {}) => single(isDay, (text) => text, ties)

/** A text that filters, such as a tag. */
export const text = (max: number): Field<string> => ({
  kind: 'filter',
  read: (texts) => [trimmed(first(texts), max)].filter(Boolean),
  toValue: first,
})

/** The text of the search field. */
export const search = (max: number): Field<string> => ({ ...text(max), kind: 'search', max })

/** An order; the first is the default. `searching` is the order of a search, unless another one is chosen. */
export const sort = <Value extends string>(
  values: readonly [Value, ...Value[]],
  { searching = values[0] }: { searching?: NoInfer<Value> } = {},
): Field<Value> => ({
  ...single(listed(values).isValid, listed(values).toValue, {}),
  kind: 'sort',
  defaults: { plain: values[0], searching },
})

/** Cut text may end in half a character, which no address can hold; the calls refuse NUL. */
const trimmed = (written: string, max: number) => written.replaceAll('\0', '').trim().slice(0, max).toWellFormed().trim()

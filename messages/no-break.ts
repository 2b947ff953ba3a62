const unit = /(\d) (?=(?:%|[КМГ]Б|[KMG]B|сек|с|мин|ч|км|м|г|ж|min|km|[smh]|₽|₸)(?![\p{L}\d]))/gu

/** No-break spaces between a number and its unit, after «№» and before a dash. */
export const withNoBreaks = (text: string): string => text.replace(unit, '$1\u00a0').replace(/№ /g, '№\u00a0').replace(/ — /g, '\u00a0— ')

/** A dictionary whose texts, also those that its functions return, have their no-break spaces. */
export const typeset = <Words>(words: Words): Words => typesetValue(words) as Words

const typesetValue = (value: unknown): unknown => {
  if (typeof value === 'string') return withNoBreaks(value)
  if (typeof value === 'function') return (...values: unknown[]) => typesetValue(value(...values))
  if (Array.isArray(value)) return value.map(typesetValue)
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, typesetValue(one)]))
  return value
}

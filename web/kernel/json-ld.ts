export type Json = string | number | boolean | Json[] | { [name: string]: Json }
export type Schema = { [name: string]: Json }

export const vocabulary = 'https://schema.org'

/** Leaves out unknown facts: null, empty texts, empty lists and objects with nothing but `@type`. */
export const known = (facts: Record<string, Json | null | undefined>): Schema =>
  Object.fromEntries(Object.entries(facts).filter((fact): fact is [string, Json] => isPresent(fact[1])))

const isPresent = (value: Json | null | undefined): boolean => {
  if (value === null || value === undefined || value === '') return false
  if (Array.isArray(value)) return value.length > 0
  return typeof value !== 'object' || Object.keys(value).some((name) => name !== '@type')
}

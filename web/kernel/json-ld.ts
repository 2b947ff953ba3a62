export type Json = string | number | boolean | Json[] | { [name: string]: Json }
export type Schema = { [name: string]: Json }

export const vocabulary = 'https://schema.org'

/** What is not known is not said: no null, no empty text, no empty list, no thing of which only the kind is known. */
export const known = (facts: Record<string, Json | null | undefined>): Schema =>
  Object.fromEntries(Object.entries(facts).filter((fact): fact is [string, Json] => isSaid(fact[1])))

const isSaid = (value: Json | null | undefined): boolean => {
  if (value === null || value === undefined || value === '') return false
  if (Array.isArray(value)) return value.length > 0
  return typeof value !== 'object' || Object.keys(value).some((name) => name !== '@type')
}

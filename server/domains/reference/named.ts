import { sql } from 'kysely'

/**
 * Does a name of the row, in any of the three languages, look like the pattern? Case does not matter, nor ё for е.
 * Catalogues are small and bounded by what we ship, so they are read through without an index.
 */
export const isNamedLike = (table: string, pattern: string) => {
  const names = ['name_ru', 'name_en', 'name_kk'].map((column) => plain(sql.ref(`${table}.${column}`)))
  return sql<boolean>`(${sql.join(
    names.map((name) => sql`${name} like ${plain(sql`${pattern}::text`)}`),
    sql` or `,
  )})`
}

const plain = (text: ReturnType<typeof sql>) => sql`translate(lower(${text}), 'ё', 'е')`

/** Patterns that find a text whatever signs it holds. */
export const exactly = (text: string) => text.replace(/[\\%_]/g, '\\$&')
export const startingWith = (text: string) => `${exactly(text)}%`
export const containing = (text: string) => `%${exactly(text)}%`

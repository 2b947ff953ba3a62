import { sql } from 'kysely'

/**
 * True when a name of the row in any of the three languages matches the pattern, ignoring case and ё.
 * It uses no index, because catalogues are small and shipped with the product.
 */
export const isNamedLike = (table: string, pattern: string) => {
  const names = ['name_ru', 'name_en', 'name_kk'].map((column) => plain(sql.ref(`${table}.${column}`)))
  return sql<boolean>`(${sql.join(
    names.map((name) => sql`${name} like ${plain(sql`${pattern}::text`)}`),
    sql` or `,
  )})`
}

const plain = (text: ReturnType<typeof sql>) => sql`translate(lower(${text}), 'ё', 'е')`

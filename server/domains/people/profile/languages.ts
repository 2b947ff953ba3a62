import { sql } from 'kysely'
import type { Locale } from '../../../../contract/locales.ts'
import type { Db, Tx } from '../../../kernel/db.ts'
import { nameIn } from '../../../kernel/names.ts'
import { wrongField } from '../../../kernel/refusal.ts'

/** Replaces the languages of a user in the given order. */
export const saveLanguages = async (tx: Tx, userId: number, ids: readonly number[]): Promise<void> => {
  const uniqueIds = [...new Set(ids)]
  if ((await countLanguages(tx, uniqueIds)) < uniqueIds.length) throw wrongField('languages')
  await tx.deleteFrom('user_languages').where('user_id', '=', userId).execute()
  const rows = uniqueIds.map((languageId, position) => ({ user_id: userId, position, language_id: languageId }))
  if (rows.length > 0) await tx.insertInto('user_languages').values(rows).execute()
}

const countLanguages = async (tx: Tx, ids: readonly number[]): Promise<number> => {
  const counted = tx.selectFrom('languages').select(sql<number>`count(*)`.as('total')).where(sql<boolean>`id = any(${ids}::int[])`)
  return (await counted.executeTakeFirstOrThrow()).total
}

/** Index: the primary key. */
export const languagesOf = (db: Db, userIds: readonly number[], locale: Locale) =>
  db
    .selectFrom('user_languages as s')
    .innerJoin('languages as l', 'l.id', 's.language_id')
    .select(['s.user_id', 'l.id', 'l.code', nameIn('l', locale).as('name')])
    .where(sql<boolean>`s.user_id = any(${userIds}::bigint[])`)
    .orderBy('s.user_id')
    .orderBy('s.position')
    .execute()

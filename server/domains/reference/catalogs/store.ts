import { sql } from 'kysely'
import type { Locale } from '../../../../contract/locales.ts'
import type { Db } from '../../../kernel/db.ts'
import { containing, startingWith } from '../../../kernel/like.ts'
import { nameIn } from '../../../kernel/names.ts'
import type { Slice } from '../../../kernel/paging.ts'
import { isNamedLike } from '../named.ts'

type NamedTable = 'employment_groups' | 'tag_types' | 'nti_technologies' | 'support_institutions'

/** A small catalogue in the order of its ids, which its authors chose. */
export const listNamed = async (db: Db, table: NamedTable, locale: Locale) =>
  (await sql<{ id: number; name: string }>`select t.id, ${nameIn('t', locale)} as name from ${sql.table(table)} t order by t.id`.execute(db)).rows

/** Names that start with q first, then by name. */
export const listLanguages = (db: Db, q: string, locale: Locale) =>
  db
    .selectFrom('languages as t')
    .select(['t.id', 't.code', nameIn('t', locale).as('name')])
    .where(isNamedLike('t', containing(q)))
    .orderBy(isNamedLike('t', startingWith(q)), 'desc')
    .orderBy('name')
    .execute()

type PositionQuery = { q: string; locale: Locale; slice: Slice }

export const searchPositions = (db: Db, { q, locale, slice }: PositionQuery) =>
  positionsLike(db, q)
    .select(['t.id', nameIn('t', locale).as('name')])
    .orderBy(isNamedLike('t', startingWith(q)), 'desc')
    .orderBy('name')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute()

export const countPositions = async (db: Db, q: string): Promise<number> =>
  (await positionsLike(db, q).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()).total

const positionsLike = (db: Db, q: string) => db.selectFrom('positions as t').where(isNamedLike('t', containing(q)))

export const listTags = async (db: Db, { typeId, q }: { typeId?: number | undefined; q: string }, locale: Locale) => {
  const rows = await db
    .selectFrom('tags as t')
    .select(['t.id', 't.type_id', nameIn('t', locale).as('name')])
    .where(isNamedLike('t', containing(q)))
    .$if(typeId !== undefined, (tags) => tags.where('t.type_id', '=', typeId ?? 0))
    .orderBy('t.id')
    .execute()
  return rows.map(({ type_id, ...tag }) => ({ ...tag, typeId: type_id, icon: null }))
}

export const listAchievements = async (db: Db, locale: Locale) => {
  const rows = await db
    .selectFrom('achievements as t')
    .select(['t.id', nameIn('t', locale).as('name'), describedIn('t', locale).as('description')])
    .orderBy('t.id')
    .execute()
  return rows.map((row) => ({ ...row, icon: null }))
}

const descriptions = { ru: 'description_ru', en: 'description_en', kz: 'description_kk' } as const

export const describedIn = (table: string, locale: Locale) => sql<string>`${sql.ref(`${table}.${descriptions[locale]}`)}`

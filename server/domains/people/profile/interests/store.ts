import { sql } from 'kysely'
import type { Locale } from '../../../../../contract/locales.ts'
import type { Db, Tx } from '../../../../kernel/db.ts'
import { containing, startingWith } from '../../../../kernel/like.ts'
import { nameIn } from '../../../../kernel/names.ts'
import type { Slice } from '../../../../kernel/paging.ts'
import { notDeleted } from '../../../../kernel/soft-delete.ts'
import { isNamedLike } from '../../../reference/named.ts'

export type InterestRow = {
  user_id: number
  id: number
  name: string
  kind: 'theme' | 'interest'
  moderation: 'approved' | 'wait' | 'declined'
  is_free_text: boolean
  reviews: number
  is_reviewed: boolean
}

/** Interests in the order of choice; other users see approved ones only. Indexes: primary keys. */
export const interestsOf = async (db: Db, userIds: readonly number[], locale: Locale, viewerId: number | null): Promise<InterestRow[]> => {
  const { rows } = await sql<InterestRow>`
    select u.id as user_id, h.id, ${nameIn('h', locale)} as name, h.kind, h.moderation, h.is_free_text,
      (select count(*) from interest_reviews r where r.user_id = u.id and r.theme_id = h.id) as reviews,
      exists (select from interest_reviews r where r.user_id = u.id and r.theme_id = h.id and r.reviewer_id = ${viewerId}) as is_reviewed
    from users u cross join unnest(u.theme_ids) with ordinality as chosen(id, place) join themes h on h.id = chosen.id
    where u.id = any(${userIds}::bigint[]) and ${notDeleted('h')} and (h.moderation = 'approved' or u.id = ${viewerId})
    order by u.id, chosen.place`.execute(db)
  return rows
}

type AvailableQuery = { q: string; userId: number }

/** Approved interests, names that start with q first; chosen ones are marked as selected. */
export const availableInterests = (db: Db, { q, userId }: AvailableQuery, locale: Locale, { limit, offset }: Slice) =>
  available(db, q)
    .select(['h.id', 'h.kind', 'h.moderation', nameIn('h', locale).as('name')])
    .select(sql<boolean>`h.id = any(array(select unnest(theme_ids) from users where id = ${userId}))`.as('selected'))
    .orderBy(isNamedLike('h', startingWith(q)), 'desc')
    .orderBy('name')
    .orderBy('h.id')
    .limit(limit)
    .offset(offset)
    .execute()

export const countAvailable = async (db: Db, q: string): Promise<number> =>
  (await available(db, q).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()).total

const available = (db: Db, q: string) =>
  db
    .selectFrom('themes as h')
    .where('h.moderation', '=', 'approved')
    .where(notDeleted('h'))
    .where(isNamedLike('h', containing(q)))

/** The number of approved themes among the given ones; they cannot be deleted before the transaction ends. */
export const lockApproved = async (tx: Tx, themeIds: readonly number[]): Promise<number> => {
  const locked = tx
    .selectFrom('themes')
    .select('id')
    .where(sql<boolean>`id = any(${themeIds}::int[])`)
    .where('moderation', '=', 'approved')
    .where(notDeleted('themes'))
  return (await locked.forKeyShare().execute()).length
}

/** True when one of the themes has this name in any language. */
export const hasThemeNamed = async (tx: Tx, themeIds: readonly number[], name: string): Promise<boolean> => {
  const found = tx
    .selectFrom('themes as h')
    .select('h.id')
    .where(sql<boolean>`h.id = any(${themeIds}::int[])`)
    .where(notDeleted('h'))
    .where(sql<boolean>`fold_name(${name}::text) in (fold_name(h.name_ru), fold_name(h.name_en), fold_name(h.name_kk))`)
  return (await found.executeTakeFirst()) !== undefined
}

export const setInterests = (tx: Tx, userId: number, themeIds: readonly number[]) =>
  tx
    .updateTable('users')
    .set({ theme_ids: [...themeIds] })
    .where('id', '=', userId)
    .execute()

export const findFreeText = (tx: Tx, id: number, userId: number) =>
  tx
    .selectFrom('themes')
    .select(['id', 'name_ru as name'])
    .where('id', '=', id)
    .where('suggested_by', '=', userId)
    .where('is_free_text', '=', true)
    .executeTakeFirst()

/** Turns a legacy interest into a suggested theme. */
export const promoteFreeText = (tx: Tx, id: number) => tx.updateTable('themes').set({ is_free_text: false }).where('id', '=', id).execute()

/** Deletes the legacy interests of a user, because they have no other owner. */
export const deleteFreeText = (tx: Tx, userId: number, themeIds: readonly number[]) =>
  tx
    .deleteFrom('themes')
    .where(sql<boolean>`id = any(${themeIds}::int[])`)
    .where('suggested_by', '=', userId)
    .where('is_free_text', '=', true)
    .execute()

export const deleteReviews = (tx: Tx, userId: number, themeIds: readonly number[]) =>
  tx.deleteFrom('interest_reviews').where('user_id', '=', userId).where(sql<boolean>`theme_id = any(${themeIds}::int[])`).execute()

type Review = { userId: number; themeId: number; reviewerId: number }

/** True when a review existed. Index: the primary key. */
export const deleteReview = async (tx: Tx, { userId, themeId, reviewerId }: Review): Promise<boolean> => {
  const removed = await tx
    .deleteFrom('interest_reviews')
    .where('user_id', '=', userId)
    .where('theme_id', '=', themeId)
    .where('reviewer_id', '=', reviewerId)
    .returning('user_id')
    .executeTakeFirst()
  return removed !== undefined
}

export const addReview = (tx: Tx, { userId, themeId, reviewerId }: Review, now: Date) =>
  tx
    .insertInto('interest_reviews')
    .values({ user_id: userId, theme_id: themeId, reviewer_id: reviewerId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const countReviews = async (tx: Tx, userId: number, themeId: number): Promise<number> => {
  const counted = tx
    .selectFrom('interest_reviews')
    .select(sql<number>`count(*)`.as('total'))
    .where('user_id', '=', userId)
    .where('theme_id', '=', themeId)
  return (await counted.executeTakeFirstOrThrow()).total
}

import { sql } from 'kysely'
import type { Locale } from '../../../contract/locales.ts'
import type { Db } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import { isSuppressed } from '../../kernel/outbox/suppressions.ts'

/** All kinds of mailings, with the subscription state of this address. */
export const subscriptionsOf = (db: Db, email: string | null, locale: Locale) =>
  db
    .selectFrom('mailing_types as t')
    .leftJoin('mailing_subscribers as s', (join) => join.onRef('s.mailing_type_id', '=', 't.id').on('s.email', '=', email ?? ''))
    .select(['t.id as mailing_type_id', nameIn('t', locale).as('title'), sql<boolean>`coalesce(s.enabled, t.is_default)`.as('enabled')])
    .orderBy('t.id')
    .execute()

export const isMailing = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('mailing_types').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

type NewSubscription = { email: string; typeId: number; userId: number | null; locale: Locale; now: Date }

/** Stores one row per address and kind. A signed-out request never changes an existing row, because its sender is not verified. */
export const subscribe = (db: Db, { email, typeId, userId, locale, now }: NewSubscription) =>
  db
    .insertInto('mailing_subscribers')
    .values({ email, mailing_type_id: typeId, user_id: userId, locale, created_at: now })
    .onConflict((conflict) => {
      const update = conflict.columns(['email', 'mailing_type_id']).doUpdateSet({ enabled: true, user_id: userId, locale })
      return userId === null ? conflict.columns(['email', 'mailing_type_id']).doNothing() : update
    })
    .execute()

type Switch = { email: string; userId: number | null; typeId: number; locale: Locale; enabled: boolean; now: Date }

/** The choice of an owner of the address; also of a kind that everybody gets by default. */
export const switchSubscription = (db: Db, { email, userId, typeId, locale, enabled, now }: Switch) =>
  db
    .insertInto('mailing_subscribers')
    .values({ email: email.toLowerCase(), mailing_type_id: typeId, user_id: userId, locale, enabled, created_at: now })
    .onConflict((conflict) => conflict.columns(['email', 'mailing_type_id']).doUpdateSet({ enabled }))
    .execute()

type Subscription = { email: string; user_id: number | null; mailing_type_id: number; enabled: boolean }

export const findSubscription = (db: Db, id: number): Promise<Subscription | undefined> =>
  db.selectFrom('mailing_subscribers').select(['email', 'user_id', 'mailing_type_id', 'enabled']).where('id', '=', id).executeTakeFirst()

export const emailOf = async (db: Db, userId: number): Promise<string | null> =>
  (await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst())?.email ?? null

export type Subscriber = { id: number; email: string; user_id: number | null; locale: Locale; city_id: number | null }

/** One batch of subscribers whose mailboxes accept letters, by ascending id. Index: mailing_subscribers_type. */
export const subscribersAfter = async (db: Db, { typeId, after, limit }: { typeId: number; after: number; limit: number }) => {
  const { rows } = await sql<Subscriber>`
    select s.id, s.email, s.user_id, coalesce(u.locale, s.locale) as locale, u.city_id
    from mailing_subscribers s left join users u on u.id = s.user_id
    where s.mailing_type_id = ${typeId} and s.enabled and s.id > ${after}
      and (u.id is null or (u.status not in (9, 11) and u.blocked_at is null))
      and not ${isSuppressed(sql`s.email`, sql`case when lower(u.email) = s.email then u.email_confirmed_at end`)}
    order by s.id limit ${limit}`.execute(db)
  return rows
}

/** Index: the primary key. */
export const isSubscribed = async (db: Db, subscriberId: number): Promise<boolean> => {
  const row = await db.selectFrom('mailing_subscribers').select('id').where('id', '=', subscriberId).where('enabled', '=', true).executeTakeFirst()
  return row !== undefined
}

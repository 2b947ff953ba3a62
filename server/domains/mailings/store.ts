import { sql } from 'kysely'
import type { Locale } from '../../../contract/locales.ts'
import type { Db } from '../../kernel/db.ts'
import { greetedName } from '../../kernel/letter.ts'
import { nameIn } from '../../kernel/names.ts'
import type { LetterReader } from '../../kernel/send-letter.ts'

/** Kinds of mailings, and whether the person with this address gets them. */
export const subscriptionsOf = (db: Db, email: string | null, locale: Locale) =>
  db
    .selectFrom('mailing_types as t')
    .leftJoin('mailing_subscribers as s', (join) => join.onRef('s.mailing_type_id', '=', 't.id').on('s.email', '=', email ?? ''))
    .select(['t.id as mailing_type_id', nameIn('t', locale).as('title'), sql<boolean>`coalesce(s.enabled, false)`.as('enabled')])
    .orderBy('t.id')
    .execute()

export const isMailing = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('mailing_types').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

type Subscribing = { email: string; typeId: number; userId: number | null; locale: Locale; now: Date }

/** One row an address and kind, however often it is asked for; what a person chose himself a stranger does not change. */
export const subscribe = (db: Db, { email, typeId, userId, locale, now }: Subscribing) =>
  db
    .insertInto('mailing_subscribers')
    .values({ email, mailing_type_id: typeId, user_id: userId, locale, created_at: now })
    .onConflict((conflict) => {
      const update = conflict.columns(['email', 'mailing_type_id']).doUpdateSet({ enabled: true, user_id: userId, locale })
      return userId === null ? conflict.columns(['email', 'mailing_type_id']).doNothing() : update
    })
    .execute()

export const unsubscribe = (db: Db, email: string, typeId: number) =>
  db.updateTable('mailing_subscribers').set({ enabled: false }).where('email', '=', email).where('mailing_type_id', '=', typeId).execute()

export const switchSubscriber = (db: Db, id: number, enabled: boolean) =>
  db.updateTable('mailing_subscribers').set({ enabled }).where('id', '=', id).returning('email').executeTakeFirst()

export const emailOf = async (db: Db, userId: number): Promise<string | null> =>
  (await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst())?.email ?? null

export type Subscriber = LetterReader & { id: number; city_id: number | null }

/** Who gets this kind, in batches by id. Index: mailing_subscribers_type. */
export const subscribersAfter = async (db: Db, { typeId, after, most }: { typeId: number; after: number; most: number }) => {
  const { rows } = await sql<Subscriber>`
    select s.id, s.email, case when u.email = s.email then ${greetedName('u')} end as first_name, coalesce(u.locale, s.locale) as locale, u.city_id,
      coalesce(u.is_demo, false) as is_demo
    from mailing_subscribers s left join users u on u.id = s.user_id
    where s.mailing_type_id = ${typeId} and s.enabled and s.id > ${after}
      and (u.id is null or u.status not in (9, 11))
    order by s.id limit ${most}`.execute(db)
  return rows
}

/** False when this subscriber got a letter that day. */
export const noteDigest = async (db: Db, subscriberId: number, sentOn: string): Promise<boolean> => {
  const row = await db
    .insertInto('digest_letters')
    .values({ subscriber_id: subscriberId, sent_on: sentOn })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subscriber_id')
    .executeTakeFirst()
  return row !== undefined
}

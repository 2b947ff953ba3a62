import { sql } from 'kysely'
import type { Locale } from '../../../contract/locales.ts'
import type { Db } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'

/** The viewer whose relations are loaded with users, and the locale of names. */
export type Viewer = { userId: number | null; locale: Locale }
export type PersonRow = Awaited<ReturnType<typeof peopleRows>>[number]

/**
 * Users in the order of the ids, in any status, with the viewer's relation to each. Contact details and private fields are
 * not loaded. Indexes: primary keys, the unique (user_id, owner_id), user_subscriptions_user.
 */
export const peopleRows = (db: Db, ids: readonly number[], { userId, locale }: Viewer) =>
  db
    .selectFrom(sql<{ id: number; place: number }>`unnest(${ids}::bigint[]) with ordinality`.as<'wanted'>(sql`wanted(id, place)`))
    .innerJoin('users as u', 'u.id', 'wanted.id')
    .leftJoin('cities as c', 'c.id', 'u.city_id')
    .leftJoin('contact_accesses as a', (join) => join.onRef('a.owner_id', '=', 'u.id').on('a.user_id', '=', userId ?? 0))
    .select([
      'u.id',
      'u.first_name',
      'u.last_name',
      'u.father_name',
      'u.slug',
      'u.photo_id',
      'u.cover_id',
      'u.position',
      'u.about',
      'u.socials',
      'u.personal_status',
      'u.is_expert',
      'u.city_id',
      'u.theme_ids',
      'u.status',
      'u.blocked_at',
      'u.contacts_to',
      'u.hidden_blocks',
      'u.in_catalogue',
      'u.created_at',
      'a.decision',
      'a.asked_at',
      nameIn('c', locale).$castTo<string | null>().as('city'),
    ])
    .select([
      sql<boolean>`exists (select from user_subscriptions s where s.user_id = u.id and s.subscriber_id = ${userId ?? 0})`.as('is_followed'),
      sql<number>`(select count(*) from user_subscriptions s where s.user_id = u.id)`.as('followers'),
    ])
    .orderBy('wanted.place')
    .execute()

/** Resolves an id or slug and follows merges to the surviving account. Indexes: the primary key, the unique slug. */
export const idAt = async (db: Db, address: number | string): Promise<number | null> => {
  const found = typeof address === 'number' ? sql`id = ${address}` : sql`slug = ${address}`
  const { rows } = await sql<{ id: number }>`
    with recursive chain as (
      select id, merged_into_id, 0 as step from users where ${found}
      union all
      select u.id, u.merged_into_id, c.step + 1 from users u join chain c on u.id = c.merged_into_id where c.step < 10)
    select id from chain order by step desc limit 1`.execute(db)
  return rows[0]?.id ?? null
}

/** Phones and emails, only confirmed ones. Index: phones_user. */
export const provenContacts = async (db: Db, ids: readonly number[]) => {
  const { rows } = await sql<{ id: number; email: string | null; phones: { id: number; phone: string; primary: boolean; confirmed: boolean }[] }>`
    select u.id, case when u.email_confirmed_at is not null then u.email end as email,
      (select coalesce(json_agg(json_build_object('id', p.id, 'phone', p.phone, 'primary', p.is_primary, 'confirmed', true)
        order by p.is_primary desc, p.id), '[]') from phones p where p.user_id = u.id and p.confirmed_at is not null) as phones
    from users u where u.id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, ...contacts }) => [id, contacts]))
}

/** Visible network pages of users, without the `hidden` networks. */
export const shownNetworks = (db: Db, ids: readonly number[], hidden: readonly string[]) =>
  db
    .selectFrom('external_accounts')
    .select(['user_id', 'network', 'page'])
    .where(sql<boolean>`user_id = any(${ids}::bigint[])`)
    .where('is_visible', '=', true)
    .where('page', 'is not', null)
    .where(sql<boolean>`network <> all(${hidden}::text[])`)
    .orderBy('network')
    .execute()

/** Private fields, returned only to the user. */
export const ownRow = async (db: Db, userId: number) => {
  const row = await db
    .selectFrom('users as u')
    .select((eb) => [
      'u.email',
      'u.email_confirmed_at',
      'u.birthday',
      'u.gender',
      'u.status',
      'u.roles',
      'u.locale',
      'u.blocked_at',
      'u.merged_into_id',
      sql<{ id: number; phone: string; primary: boolean; confirmed: boolean }[]>`${eb
        .selectFrom('phones as p')
        .select(
          sql`coalesce(json_agg(json_build_object('id', p.id, 'phone', p.phone, 'primary', p.is_primary, 'confirmed', p.confirmed_at is not null)
            order by p.is_primary desc, p.id), '[]')`.as('all'),
        )
        .whereRef('p.user_id', '=', 'u.id')}`.as('phones'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
  return row
}

/** Index: the primary key. */
export const themeNames = (db: Db, ids: readonly number[], locale: Locale) =>
  db
    .selectFrom('themes as h')
    .select(['h.id', 'h.kind', nameIn('h', locale).as('name')])
    .where(sql<boolean>`h.id = any(${ids}::int[])`)
    .where(notDeleted('h'))
    .execute()

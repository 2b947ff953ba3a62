import { type RawBuilder, sql } from 'kysely'
import type { OrganizationListQuery } from '../../../contract/organizations/organizations.ts'
import type { OrganizationCard } from '../../../contract/organizations/shapes.ts'
import { isPersonalTaxNumber } from '../../../contract/organizations/tax-number.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Caller } from '../../kernel/caller.ts'
import { type Db, plannedEachTime } from '../../kernel/db.ts'
import { fewIds, isOneOf } from '../../kernel/few-ids.ts'
import { type PageQuery, pageOf, type Slice, sliceOf } from '../../kernel/paging.ts'
import { plannedRows, totalCount } from '../../kernel/total-count.ts'
import { isFoundInStored } from '../spaces/space-store.ts'
import { presentCard } from './present.ts'
import { cardsWithIds } from './store.ts'
import { viewerOf } from './visible.ts'

type Filters = Pick<OrganizationListQuery, 'search' | 'cityId' | 'types' | 'activityTypes' | 'groupIds'>

/**
 * A name has the words, or a number is the text. The number of a natural person finds nothing in the catalogue, which does not show it.
 * Indexes: organizations_names, organizations_inn.
 */
const isNamedOrNumbered = (text: string, { isOwn = false } = {}): RawBuilder<boolean> => {
  const number = text.replace(/[\s-]/g, '')
  const isNamed = isFoundInStored(sql`o.search_name`, text, 'organization_key')
  return /^\d{10}(\d\d)?$/.test(number) && (isOwn || !isPersonalTaxNumber(number))
    ? sql<boolean>`(o.inn = ${number} and o.moderation <> 'declined' or ${isNamed})`
    : isNamed
}

/** Approved organizations that match, over the alias o. Indexes: organizations_listed and its variants, organizations_activities, organizations_groups. */
const listed = ({ search, cityId, types, activityTypes, groupIds }: Filters): RawBuilder<boolean> => {
  const conditions = [
    sql`o.moderation = 'approved'`,
    ...(search ? [isNamedOrNumbered(search)] : []),
    ...(cityId ? [sql`o.city_id = ${cityId}`] : []),
    ...(types?.length ? [sql`o.type = any(${types}::text[])`] : []),
    ...(activityTypes?.length ? [sql`o.activity_types && ${activityTypes}::text[]`] : []),
    ...(groupIds?.length ? [sql`o.group_ids && ${groupIds}::int[]`] : []),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

const orders = {
  popularity: sql`o.subscriber_count desc, o.id`,
  name: sql`o.name, o.id`,
  date: sql`o.created_at desc, o.id desc`,
}

export const listOrganizations = (ctx: Ctx<'GET /organizations'>) => page(ctx, ctx.query, orders[ctx.query.sort])

export const searchOrganizations = (ctx: Ctx<'GET /organizations/search'>) => page(ctx, { search: ctx.query.q }, orders.popularity)

type Listing = { db: Db; actor: Actor | null; caller: Pick<Caller, 'locale'>; query: PageQuery }

const page = async ({ db, actor, caller, query }: Listing, filters: Filters, order: RawBuilder<unknown>) => {
  const slice = sliceOf(query, actor)
  const few = filters.search ? await fewIds(db, sql`select o.id from organizations o where ${listed(filters)}`) : null
  const condition = few ? isOneOf(sql`o.id`, few) : listed(filters)
  const [ids, total] = await Promise.all([idsOfPage(db, condition, order, slice), few?.length ?? countMatches(db, condition, slice)])
  return pageOf(await readCards({ db, actor, caller }, ids), total, query, slice)
}

export const readCards = async ({ db, actor, caller }: Omit<Listing, 'query'>, ids: readonly number[]): Promise<OrganizationCard[]> => {
  const viewer = viewerOf(actor)
  return (await cardsWithIds(db, ids, { viewer, locale: caller.locale })).map((row) => presentCard(row, viewer))
}

const idsOfPage = async (db: Db, condition: RawBuilder<boolean>, order: RawBuilder<unknown>, { limit, offset }: Slice): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`${plannedEachTime}
    select o.id from organizations o where ${condition} order by ${order} limit ${limit} offset ${offset}`.execute(db)
  return rows.map(({ id }) => id)
}

const countMatches = (db: Db, condition: RawBuilder<boolean>, slice: Slice): Promise<number> => {
  const found = db.selectFrom('organizations as o').select('o.id').where(condition)
  const countUpTo = async (limit: number) =>
    (
      await db
        .selectFrom(found.limit(limit).as('counted'))
        .modifyFront(plannedEachTime)
        .select(sql<number>`count(*)`.as('total'))
        .executeTakeFirstOrThrow()
    ).total
  return totalCount(slice, { countUpTo, estimate: () => plannedRows(found) })
}

/** Index: organization_subscriptions_latest. */
export const listSubscriptions = async (ctx: Ctx<'GET /participant/organizations'>) => {
  const { actor, db, query } = ctx
  const rows = sql`organization_subscriptions s join organizations o on o.id = s.organization_id and o.moderation <> 'declined' and o.closed_at is null where s.user_id = ${actor.id}`
  const slice = sliceOf(query, actor)
  const { ids, total } = await pageOfOwn(db, { rows, order: sql`s.created_at desc, o.id`, slice })
  return pageOf(await readCards(ctx, ids), total, query, slice)
}

/** Index: organization_admins_user. */
export const listManaged = async (ctx: Ctx<'GET /owner/organizations'>) => {
  const { actor, db, query } = ctx
  const found = query.search ? isNamedOrNumbered(query.search, { isOwn: true }) : sql`true`
  const rows = sql`organization_admins a join organizations o on o.id = a.organization_id where a.user_id = ${actor.id} and ${found}`
  const slice = sliceOf(query, actor)
  const { ids, total } = await pageOfOwn(db, { rows, order: sql`o.name, o.id`, slice })
  return pageOf(await readCards(ctx, ids), total, query, slice)
}

type OwnPage = { rows: RawBuilder<unknown>; order: RawBuilder<unknown>; slice: Slice }

/** A page of the rows of one user, and their exact number. */
const pageOfOwn = async (db: Db, { rows: source, order, slice }: OwnPage): Promise<{ ids: number[]; total: number }> => {
  const { rows } = await sql<{ ids: number[]; total: number }>`
    select array(select o.id from ${source} order by ${order} limit ${slice.limit} offset ${slice.offset}) as ids,
      (select count(*) from ${source}) as total`.execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}

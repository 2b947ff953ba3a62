import { sql } from 'kysely'
import type { placeChoices } from '../../../contract/spaces/choices.ts'
import type { Ctx, Handlers } from '../../kernel/call.ts'
import { isSpaceStaff } from './space-store.ts'

const offered = 20

export const placeChoiceRoutes: Handlers<typeof placeChoices> = {
  'GET /admin/organizations/names': async (ctx) => ({ _items: await organizationsNamed(ctx) }),
  'GET /admin/users/names': async (ctx) => ({ _items: await usersNamed(ctx) }),
}

/** Organizations are some thousands, so that a search reads them all. */
const organizationsNamed = ({ db, query: { ids, search } }: Ctx<'GET /admin/organizations/names'>) =>
  db
    .selectFrom('organizations as o')
    .select(['o.id', 'o.name'])
    .$if(ids !== undefined, (q) => q.where(sql<boolean>`o.id = any(${ids}::bigint[])`))
    .$if(ids === undefined, (q) => q.where(sql<boolean>`strpos(lower(o.name), lower(${search ?? ''})) > 0`).limit(offered))
    .orderBy('o.name')
    .orderBy('o.id')
    .execute()

/** Index: the primary key. */
const usersNamed = ({ db, query: { ids } }: Ctx<'GET /admin/users/names'>) =>
  db
    .selectFrom('users as u')
    .select(['u.id', sql<string>`btrim(u.first_name || ' ' || u.last_name)`.as('name'), 'u.position'])
    .select(sql<boolean>`(${isSpaceStaff})`.as('isSpaceStaff'))
    .where(sql<boolean>`u.id = any(${ids}::bigint[])`)
    .orderBy('u.id')
    .execute()

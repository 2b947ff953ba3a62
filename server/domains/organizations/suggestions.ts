import { sql } from 'kysely'
import type { suggestionReasons } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import { readCards } from './list.ts'
import { visibleOrganization } from './visible.ts'

type Reason = (typeof suggestionReasons)[number]

const maxSuggested = 6

/** Hosts of public mail services say nothing about an employer. */
const publicMailHosts = [
  ...['mail.ru', 'bk.ru', 'list.ru', 'inbox.ru', 'internet.ru', 'yandex.ru', 'yandex.com', 'yandex.kz', 'ya.ru', 'rambler.ru', 'gmail.com'],
  ...['googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'icloud.com', 'me.com', 'yahoo.com', 'proton.me', 'protonmail.com', 'mail.kz'],
]

/** Organizations that the caller may represent (A179), the best reason first. */
export const suggestOrganizations = async (ctx: Ctx<'GET /owner/organizations/suggestions'>) => {
  const rows = await findSuggested(ctx)
  const cards = await readCards(
    ctx,
    rows.map(({ id }) => id),
  )
  return { _items: cards.flatMap((card, index) => (rows[index] ? [{ ...card, reason: rows[index].reason }] : [])) }
}

/**
 * A current job at a company of its name, own events in its name, a confirmed email at its site. Indexes: organizations_names,
 * event_owners_user, organizations_site, primary keys.
 */
const findSuggested = async ({ actor, db }: Ctx<'GET /owner/organizations/suggestions'>): Promise<{ id: number; reason: Reason }[]> => {
  const { rows } = await sql<{ id: number; reason: Reason }>`
    with found as (
      (select o.id, 1 as rank, 'employer' as reason from employments e join companies c on c.id = e.company_id
        join organizations o on o.search_name = organization_key(c.name)
        where e.user_id = ${actor.id} and e.is_present order by o.id limit 20)
      union all
      (select o.id, 2, 'events' from event_owners x join events e on e.id = x.event_id and e.deleted_at is null
        join organizations o on o.id = e.organization_id
        where x.user_id = ${actor.id} group by o.id order by count(*) desc limit 20)
      union all
      (select o.id, 3, 'email' from users u join organizations o on site_host(o.url) = lower(split_part(u.email, '@', 2))
        where u.id = ${actor.id} and u.email_confirmed_at is not null and lower(split_part(u.email, '@', 2)) <> all(${publicMailHosts}::text[])
        order by o.id limit 20))
    select f.id, (array_agg(f.reason order by f.rank))[1] as reason from found f join organizations o on o.id = f.id
    where o.moderation = 'approved'
      and not exists (select from organization_admins a where a.organization_id = f.id and a.user_id = ${actor.id})
      and not exists (select from hidden_organization_suggestions h where h.organization_id = f.id and h.user_id = ${actor.id})
      and not exists (select from organization_appeals p where p.organization_id = f.id and p.user_id = ${actor.id} and p.status = 'wait')
    group by f.id order by min(f.rank), f.id limit ${maxSuggested}`.execute(db)
  return rows
}

export const hideSuggestion = async (ctx: Ctx<'POST /owner/organizations/:id/hide-suggestion'>) => {
  const { actor, db, params } = ctx
  await visibleOrganization(ctx, params.id)
  const row = { user_id: actor.id, organization_id: params.id }
  await db
    .insertInto('hidden_organization_suggestions')
    .values(row)
    .onConflict((on) => on.doNothing())
    .execute()
  return { ok: true as const }
}

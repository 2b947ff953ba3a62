import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { personAt } from './read.ts'
import { isProtected, isSelf } from './rules.ts'

/**
 * Verifications of a user: phone and email by codes and links, parental consent by staff. Other users see the result without
 * the date, and see no verifications of minors and no consents.
 */
export const verificationsOf = async (ctx: Ctx<'GET /users/:id/verifications'>) => {
  const person = await personAt(ctx, ctx.params.id)
  const isOwn = isSelf(person, ctx.actor)
  if (isProtected(person) && !isOwn) return { _items: [] }
  const { phone_at, email_at, consent_at, has_consent } = await proofsOf(ctx.db, person.id)
  const verification = <T extends string>(type: T, at: Date | null) => ({
    type,
    verified: at !== null,
    at: isOwn ? (at?.toISOString() ?? null) : null,
  })
  const consent = isOwn && (isProtected(person) || has_consent) ? [verification('parental-consent', consent_at)] : []
  return { _items: [verification('phone', phone_at), verification('email', email_at), ...consent] }
}

/** Indexes: the primary keys, phones_user. */
const proofsOf = (db: Db, userId: number) =>
  db
    .selectFrom('users as u')
    .leftJoin('parental_consents as c', 'c.user_id', 'u.id')
    .select((eb) => [
      eb
        .selectFrom('phones as p')
        .select((phone) => phone.fn.min('p.confirmed_at').as('at'))
        .whereRef('p.user_id', '=', 'u.id')
        .as('phone_at'),
      'u.email_confirmed_at as email_at',
      eb.case().when('c.status', '=', 'approved').then(eb.ref('c.decided_at')).end().as('consent_at'),
      eb('c.user_id', 'is not', null).as('has_consent'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()

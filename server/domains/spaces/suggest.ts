import { sql } from 'kysely'
import type { Ctx } from '../../kernel/call.ts'
import { brokenConstraint, type Tx } from '../../kernel/db.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { presentPlace } from './place-page.ts'
import { placesWithIds } from './place-store.ts'

const maxWaiting = 20

/** Suggests a place for review by staff. A place of the catalogue with this name and address is refused, and so is an own suggestion of it. */
export const suggestPlace = async (ctx: Ctx<'POST /places'>) => {
  const { db, actor, caller } = ctx
  const id = await db.transaction().execute(async (tx) => {
    await sql`select from users where id = ${actor.id} for no key update`.execute(tx)
    await refuseRepeated(ctx, tx)
    return insertPlace(ctx, tx)
  })
  const [row] = await placesWithIds(db, caller.locale, [id])
  if (!row) throw new Error(`the suggested place ${id} is missing`)
  return presentPlace(db, row, { locale: caller.locale, expand: [] })
}

const refuseRepeated = async ({ actor, body, refuse }: Ctx<'POST /places'>, tx: Tx) => {
  const { rows } = await sql<{ waiting: number; is_known: boolean }>`
    select (select count(*) from places where user_id = ${actor.id} and moderation = 'wait') as waiting,
      exists (select from places p where p.city_id = ${body.cityId} and p.deleted_at is null and fold_name(p.name) = fold_name(${body.name}::text)
        and fold_name(p.address) = fold_name(${body.address}::text)
        and (p.moderation = 'approved' or p.moderation = 'wait' and p.user_id = ${actor.id})) as is_known`.execute(tx)
  if (rows[0]?.is_known) throw refuse('placeExists')
  if ((rows[0]?.waiting ?? 0) >= maxWaiting) throw refuse('tooManyEntries')
}

const insertPlace = async ({ actor, body, now }: Ctx<'POST /places'>, tx: Tx): Promise<number> => {
  const { name, address, cityId, geo, type, description } = body
  const values = { name, address, type, city_id: cityId, lat: geo?.lat ?? null, lng: geo?.lng ?? null }
  try {
    const row = await tx
      .insertInto('places')
      .values({ ...values, description: paragraphs(description ?? ''), user_id: actor.id, moderation: 'wait', created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  } catch (error) {
    if (brokenConstraint(error) === 'places_city_id_fkey') throw wrongField('cityId')
    throw error
  }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** The description of a place is HTML. */
const paragraphs = (text: string): string =>
  text
    .replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)
    .split('\n')
    .filter(Boolean)
    .map((line) => `<p>${line}</p>`)
    .join('')

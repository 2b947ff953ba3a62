import { sql } from 'kysely'
import type { Locale } from '../../../contract/locales.ts'
import type { Place, placeExpansions } from '../../../contract/spaces/places.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { cleanHtml } from '../../kernel/rich-text.ts'
import { uploadUrl } from '../uploads/address.ts'
import { hallsOfSpaces, uploadsAt } from './halls.ts'
import { type PlaceRow, placesWithIds, presentBase } from './place-store.ts'
import { isSpaceStaff } from './space-store.ts'
import { presentSpaces } from './spaces.ts'

type Expansion = (typeof placeExpansions)[number]

/** A place that is not approved is shown to its author and staff only. */
export const onePlace = async (ctx: Ctx<'GET /places/:id'>) => {
  const { db, params, query, actor, caller, refuse } = ctx
  const [row] = await placesWithIds(db, caller.locale, [params.id])
  const isSeen = row && (row.moderation === 'approved' || (actor !== null && (actor.isStaff || actor.id === row.user_id)))
  if (!isSeen) throw refuse('notFound')
  return presentPlace(db, row, { locale: caller.locale, expand: query.expand ?? [] })
}

export const presentPlace = async (db: Db, row: PlaceRow, { locale, expand }: { locale: Locale; expand: readonly Expansion[] }): Promise<Place> => {
  const spaces = await presentSpaces(db, locale, await spacesOf(db, row.id))
  const spaceIds = spaces.map(({ id }) => id)
  const [uploads, halls, staff, partners] = await Promise.all([
    uploadsAt(db, row.photos),
    expand.includes('halls') ? hallsOfSpaces(db, spaceIds) : null,
    expand.includes('staff') ? staffOf(db, spaceIds) : null,
    expand.includes('partners') ? partnersOf(db, row.id) : null,
  ])
  const photos = row.photos.flatMap((url) => uploads.get(url) ?? [])
  return {
    ...presentBase(row),
    photo: photos[0] ?? null,
    photos,
    schedule: row.schedule,
    specialDays: row.special_days,
    phone: row.phone,
    email: row.email,
    socialNetworks: row.social_networks,
    description: cleanHtml(row.description ?? ''),
    spaces,
    moderation: row.moderation,
    // only the author of a declined one reads it
    moderationComment: row.moderation === 'declined' ? row.moderation_comment : null,
    ...(halls && { halls }),
    ...(staff && { staff }),
    ...(partners && { partners }),
  }
}

/** Index: spaces_place. */
const spacesOf = async (db: Db, placeId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('spaces')
    .select('id')
    .where('place_id', '=', placeId)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

type StaffRow = { id: number; name: string; photo_id: string | null; position: string | null }

/** Users who work in the spaces, with their public names. Index: the primary key of space_staff. */
const staffOf = async (db: Db, spaceIds: readonly number[]) => {
  const { rows } = await sql<StaffRow>`
    select u.id, btrim(concat_ws(' ', u.first_name, u.last_name)) as name, u.photo_id, u.position
    from users u join (select user_id, min(position) as place from space_staff where space_id = any(${spaceIds}::bigint[]) group by user_id) x on x.user_id = u.id
    where ${isSpaceStaff} order by x.place, u.id`.execute(db)
  return rows.map(({ photo_id, ...person }) => ({ ...person, photo: photo_id && uploadUrl(photo_id) }))
}

/** Index: the primary key of place_partners. */
const partnersOf = async (db: Db, placeId: number) => {
  const rows = await db
    .selectFrom('place_partners as x')
    .innerJoin('organizations as o', 'o.id', 'x.organization_id')
    .select(['o.id', 'o.name', 'o.logo_id', 'o.url'])
    .where('x.place_id', '=', placeId)
    .where('o.moderation', '<>', 'declined')
    .where('o.closed_at', 'is', null)
    .orderBy('x.position')
    .execute()
  return rows.map(({ logo_id, ...one }) => ({ ...one, logo: logo_id && uploadUrl(logo_id) }))
}

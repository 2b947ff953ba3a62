import { sql } from 'kysely'
import { hallsContent, placesContent, spacesContent } from '../../../contract/spaces/content.ts'
import { type Concern, contentRoutes } from '../../kernel/content/content-routes.ts'
import type { Tx } from '../../kernel/db.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { contentPictures } from '../uploads/content-pictures.ts'
import { placeChoiceRoutes } from './choices.ts'
import { bookingsOfClosedHall, bookingsOfClosedSpace, bookingsOfMovedPlace } from './concerned-bookings.ts'
import { placesOfClosedSpace } from './concerned-places.ts'
import { bookingsConcerned, bookingsShifted } from './facts.ts'
import { isSpaceStaff } from './space-store.ts'

const tags = ['reference', 'events']

/** Suggestions belong to their queue until they are approved. */
const places = contentRoutes(placesContent, {
  table: 'places',
  search: ['name', 'address'],
  order: sql`t.name`,
  where: sql<boolean>`t.moderation = 'approved'`,
  links: {
    topicIds: { table: 'place_topics', owner: 'place_id', target: 'theme_id' },
    partnerIds: { table: 'place_partners', owner: 'place_id', target: 'organization_id' },
  },
  tags,
  pictures: contentPictures,
  concerns: async (tx, change) => [concernedBookings(await bookingsOfMovedPlace(tx, change), bookingsShifted)],
  // half a point is on no map
  check: ({ lat, lng }) => {
    if ((lat === null) !== (lng === null)) throw wrongField(`data.${lat === null ? 'lat' : 'lng'}`, 'pair')
  },
  uses: (tx, id, now) =>
    counted(
      tx,
      sql`select 'spaces' as by, count(*) from spaces where place_id = ${id} and deleted_at is null
      union all select 'events', count(*) from events where place_id = ${id} and deleted_at is null and date_end > ${now}`,
    ),
})

const spaces = contentRoutes(spacesContent, {
  table: 'spaces',
  search: ['name'],
  order: sql`t.name`,
  parents: { placeId: sql`select id from places where deleted_at is null and moderation = 'approved'` },
  links: { staffIds: { table: 'space_staff', owner: 'space_id', target: 'user_id' } },
  members: { staffIds: { of: sql`select u.id from users u where ${isSpaceStaff}`, fault: 'notSpaceStaff' } },
  tags,
  concerns: async (tx, change) => [
    concernedBookings(await bookingsOfClosedSpace(tx, change), bookingsConcerned),
    ...(await placesOfClosedSpace(tx, change)),
  ],
  uses: (tx, id, now) =>
    counted(
      tx,
      sql`select 'halls' as by, count(*) from halls where space_id = ${id} and deleted_at is null
      union all select 'events', count(*) from events where space_id = ${id} and deleted_at is null and date_end > ${now}
      union all select 'bookings', count(*) from reservations where space_id = ${id} and is_holding and ends_at > ${now}
      union all select 'coworking', count(*) from coworking_entries where space_id = ${id} and status = 'enlisted' and date >= ${now}::date`,
    ),
})

/** A hall with bookings stays in its space. */
const halls = contentRoutes(hallsContent, {
  table: 'halls',
  search: ['name'],
  order: sql`t.space_id, t.name`,
  parents: { spaceId: sql`select id from spaces where deleted_at is null` },
  tags,
  pictures: contentPictures,
  concerns: async (tx, change) => [concernedBookings(await bookingsOfClosedHall(tx, change), bookingsConcerned)],
  // users choose halls of a space by name
  isRepeated: async (tx, id) => {
    const { rows } = await sql`select from halls h join halls other on other.space_id = h.space_id and other.id <> h.id
      and fold_name(other.name) = fold_name(h.name) and other.deleted_at is null where h.id = ${id} and h.deleted_at is null`.execute(tx)
    return rows.length > 0
  },
  uses: (tx, id, now) =>
    counted(tx, sql`select 'bookings' as by, count(*) from reserved_halls where hall_id = ${id} and is_holding and ends_at > ${now}`),
})

const concernedBookings = (bookingIds: number[], fact: typeof bookingsConcerned): Concern => ({
  name: 'bookings',
  fault: 'concerned',
  count: bookingIds.length,
  announce: (tx, { announce, actorId }) => announce(tx, fact, { bookingIds, actorId }),
})

type Use = { by: string; count: number }

const counted = async (tx: Tx, query: ReturnType<typeof sql>): Promise<Use[]> => (await sql<Use>`${query}`.execute(tx)).rows

export const spacesContentRoutes = { ...places, ...spaces, ...halls, ...placeChoiceRoutes }

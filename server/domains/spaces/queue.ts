import { type Expression, type RawBuilder, sql } from 'kysely'
import { notificationTypes, type PlaceType } from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import { placeQueue as spec } from '../../../contract/spaces/suggestions.ts'
import { invalidate } from '../../kernel/cache/changes.ts'
import type { Db } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import { searchedUser } from '../moderation/list.ts'
import { moderationQueue } from '../moderation/queue.ts'
import { geoOf } from './spaces.ts'

type Suggestion = {
  id: number
  name: string
  type: PlaceType
  address: string
  city_id: number
  cityName: string
  lat: number | null
  lng: number | null
  description: string
  similar: { id: number; name: string }[]
  user_id: number
  user_name: string
  moderation: 'wait' | 'approved' | 'declined'
  moderation_comment: string | null
  created_at: Date
}

/** Places that users suggested; staff add the others themselves. */
const suggestions = sql`places x join users u on u.id = x.user_id and x.deleted_at is null`

/** Indexes: the primary keys, places_listed_city. */
const suggestionsWithIds = (db: Db, locale: Locale, ids: RawBuilder<unknown>): Expression<Suggestion> =>
  db
    .selectFrom('places as x')
    .innerJoin('users as u', 'u.id', 'x.user_id')
    .innerJoin('cities as c', 'c.id', 'x.city_id')
    .select([
      'x.id',
      'x.name',
      'x.type',
      'x.address',
      'x.city_id',
      'x.lat',
      'x.lng',
      sql<string>`coalesce(x.description, '')`.as('description'),
      'u.id as user_id',
    ])
    .select(['x.moderation', 'x.moderation_comment', 'x.created_at', nameIn('c', locale).as('cityName')])
    .select(sql<string>`btrim(concat_ws(' ', u.first_name, u.last_name))`.as('user_name'))
    .select(
      sql<Suggestion['similar']>`(select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by p.id), '[]') from (
        select p.id, p.name from places p where p.city_id = x.city_id and p.moderation = 'approved' and p.deleted_at is null and p.id <> x.id
          and (fold_name(p.name) = fold_name(x.name) or fold_name(p.address) = fold_name(x.address)) order by p.id limit 5) p)`.as('similar'),
    )
    .where(sql<boolean>`x.id in (${ids})`)

/** Indexes: places_queue, places_user, places_staff_search. */
export const placeQueue = moderationQueue({
  spec,
  table: 'places',
  key: 'id',
  status: 'moderation',
  comment: 'moderation_comment',
  person: 'user_id',
  sql: {
    from: suggestions,
    id: sql`x.id`,
    state: sql`x.moderation`,
    waiting: sql`x.moderation = 'wait'`,
    since: sql`x.created_at`,
    city: sql`x.city_id`,
    owners: suggestions,
    searches: [
      { text: searchedUser('u'), from: suggestions },
      { text: sql`lower(x.name || ' ' || x.address)`, from: suggestions },
    ],
    rows: suggestionsWithIds,
  },
  present: (row: Suggestion) => ({
    id: row.id,
    name: row.name,
    type: row.type,
    address: row.address,
    cityId: row.city_id,
    cityName: row.cityName,
    geo: geoOf(row),
    description: row.description,
    similar: row.similar,
    user: { id: row.user_id, name: row.user_name },
    moderation: row.moderation,
    moderationComment: row.moderation_comment,
    createdAt: row.created_at.toISOString(),
  }),
  content: (row) => [row.name, row.type, row.address, row.city_id, row.lat, row.lng, row.description],
  columns: [
    { title: 'id', cell: ({ id }) => id },
    { title: 'userId', cell: ({ user_id }) => user_id },
    { title: 'user', cell: ({ user_name }) => user_name },
    { title: 'city', cell: ({ cityName }) => cityName },
    { title: 'place', cell: ({ name }) => name },
    { title: 'state', cell: ({ moderation }, { staff }) => staff.states[moderation] },
    { title: 'comment', cell: ({ moderation_comment }) => moderation_comment },
    { title: 'addedAt', cell: ({ created_at }) => created_at },
  ],
  notice: (_decision, placeId) => ({ type: notificationTypes.moderation, data: { kind: 'placeDecided', linkHref: `/places/${placeId}` } }),
  apply: async (tx) => {
    await invalidate(tx, ['reference'])
    return undefined
  },
  revert: async (tx) => {
    await invalidate(tx, ['reference'])
  },
})

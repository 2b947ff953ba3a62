import { type Expression, type NotNull, type RawBuilder, sql } from 'kysely'
import { networkQueue as spec } from '../../../contract/cabinet/network.ts'
import { notificationTypes } from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import { invalidate } from '../../kernel/cache/changes.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { searchedUser } from '../moderation/list.ts'
import { moderationQueue } from '../moderation/queue.ts'

export type Proposal = {
  id: number
  event_id: number
  event_name: string
  date_start: Date
  date_end: Date
  zone: string
  space_id: number
  space_name: string
  address: string
  main_space: string | null
  network_broadcast: boolean
  user_id: number
  user_name: string
  status: 'wait' | 'approved' | 'declined'
  comment: string | null
  created_at: Date
  cityName: string | null
}

/** Only invitations to events that staff of spaces can expect: published and not deleted. */
export const proposals = sql`network_proposals x join events e on e.id = x.event_id and e.status = 'published' and e.deleted_at is null
  join users u on u.id = x.user_id join spaces s on s.id = x.space_id join places p on p.id = s.place_id`

/** Indexes: primary keys. */
export const proposalsWithIds = (db: Db, locale: Locale, ids: RawBuilder<unknown>): Expression<Proposal> =>
  db
    .selectFrom('network_proposals as x')
    .innerJoin('events as e', 'e.id', 'x.event_id')
    .innerJoin('users as u', 'u.id', 'x.user_id')
    .innerJoin('spaces as s', 's.id', 'x.space_id')
    .innerJoin('places as p', 'p.id', 's.place_id')
    .leftJoin('cities as c', 'c.id', 'p.city_id')
    .leftJoin('spaces as main', 'main.id', 'e.space_id')
    .select(['x.id', 'x.event_id', 'x.space_id', 'x.user_id', 'x.status', 'x.comment', 'x.created_at'])
    .select(['e.name as event_name', 'e.date_start', 'e.date_end', 'e.zone', 'e.network_broadcast'])
    .select(['s.name as space_name', 'p.address', 'main.name as main_space', nameIn('c', locale).as('cityName')])
    .select(sql<string>`btrim(concat_ws(' ', u.first_name, u.last_name))`.as('user_name'))
    .where(sql<boolean>`x.id in (${ids})`)
    .where('e.deleted_at', 'is', null)
    .where('e.date_start', 'is not', null)
    .where('e.date_end', 'is not', null)
    .$narrowType<{ date_start: NotNull; date_end: NotNull; user_id: NotNull }>()

/** Every change of the invited spaces locks the event first. */
const lockEvent = (tx: Tx, id: number) =>
  sql`select from events where id = (select event_id from network_proposals where id = ${id}) for update`.execute(tx)

const checkPublished = async (tx: Tx, id: number) => {
  const event = await eventOf(tx, id)
  if (event?.status !== 'published') throw new Refusal('notWaiting')
}

/** Index: the primary keys. */
const eventOf = (db: Db, id: number) =>
  db
    .selectFrom('network_proposals as x')
    .innerJoin('events as e', 'e.id', 'x.event_id')
    .select(['e.id', 'e.status'])
    .where('x.id', '=', id)
    .executeTakeFirst()

/** All organizers of the event learn of the answer, and none of them decides. Index: the primary key of event_owners. */
const organizersOf = async (db: Db, id: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('network_proposals as x')
    .innerJoin('event_owners as o', 'o.event_id', 'x.event_id')
    .select('o.user_id')
    .where('x.id', '=', id)
    .orderBy('o.user_id')
    .execute()
  return rows.map((row) => row.user_id)
}

/** Index: the primary key. */
const namesOf = (tx: Tx, id: number) =>
  tx.selectFrom('network_proposals').select(['event_id as eventId', 'space_id as spaceId']).where('id', '=', id).executeTakeFirstOrThrow()

export const presentProposal = (row: Proposal) => ({
  id: row.id,
  eventId: row.event_id,
  eventName: row.event_name,
  dateStart: row.date_start.toISOString(),
  dateEnd: row.date_end.toISOString(),
  timezoneName: row.zone,
  spaceId: row.space_id,
  spaceName: row.space_name,
  address: row.address,
  mainSpace: row.main_space,
  hasBroadcast: row.network_broadcast,
  user: { id: row.user_id, name: row.user_name },
  status: row.status,
  comment: row.comment,
  createdAt: row.created_at.toISOString(),
})

/** Invitations of spaces to network events. Indexes: network_proposals_queue, network_proposals_user, network_proposals_space, events_name_search. */
export const networkQueue = moderationQueue({
  spec,
  table: 'network_proposals',
  key: 'id',
  status: 'status',
  comment: 'comment',
  person: 'user_id',
  sharers: organizersOf,
  lockBefore: lockEvent,
  sql: {
    from: proposals,
    id: sql`x.id`,
    state: sql`x.status`,
    waiting: sql`x.status = 'wait'`,
    since: sql`x.created_at`,
    city: sql`p.city_id`,
    owners: proposals,
    searches: [
      { text: searchedUser('u'), from: proposals },
      { text: sql`lower(e.name)`, from: proposals },
      { text: sql`lower(s.name)`, from: proposals },
    ],
    rows: proposalsWithIds,
  },
  present: presentProposal,
  content: (row) => [row.event_id, row.space_id, row.date_start, row.date_end],
  columns: [
    { title: 'id', cell: ({ id }) => id },
    { title: 'userId', cell: ({ user_id }) => user_id },
    { title: 'user', cell: ({ user_name }) => user_name },
    { title: 'city', cell: ({ cityName }) => cityName },
    { title: 'event', cell: ({ event_name }) => event_name },
    { title: 'startsAt', cell: ({ date_start }) => date_start },
    { title: 'space', cell: ({ space_name }) => space_name },
    { title: 'state', cell: ({ status }, { staff }) => staff.states[status] },
    { title: 'comment', cell: ({ comment }) => comment },
    { title: 'addedAt', cell: ({ created_at }) => created_at },
  ],
  notice: () => ({ type: notificationTypes.moderation, data: { kind: 'networkDecided' } }),
  about: namesOf,
  apply: async (tx, { subjectId }) => {
    await checkPublished(tx, subjectId)
    await invalidate(tx, ['events'])
    return undefined
  },
  revert: async (tx) => {
    await invalidate(tx, ['events'])
  },
})

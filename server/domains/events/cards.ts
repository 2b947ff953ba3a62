import { type NotNull, type RawBuilder, sql } from 'kysely'
import type { Locale } from '../../../contract/locales.ts'
import { batchLoader } from '../../kernel/batcher.ts'
import type { Db } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import { preparedFor } from '../../kernel/prepared.ts'
import { cleanHtml } from '../../kernel/rich-text.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'
import { current, knownToRegistrants } from './last-public.ts'

/** The user an event is read for; null is a visitor. */
export type Viewer = { userId: number | null; locale: Locale }
type SharedRow = Awaited<ReturnType<(typeof cardsIn)[Locale]>>[number]
type OwnPart = Omit<Awaited<ReturnType<typeof partsOf>>[number], 'event_id' | 'user_id'>
export type EventRow = SharedRow & OwnPart

/**
 * Events of any status, in the order of the given ids, with the viewer's own data. Rows without own data are shared between
 * viewers, so they must not be mutated.
 */
export const cardsOf = async (db: Db, ids: readonly number[], { userId, locale }: Viewer): Promise<EventRow[]> => {
  if (userId === null) return sharedCards(db, ids, locale)
  const [rows, parts] = await Promise.all([sharedCards(db, ids, locale), ownParts(db, ids, userId)])
  return withOwnParts(rows, parts)
}

/** The same as `cardsOf` for registrants: an event that is not public at the moment is as it was public last. */
export const knownCardsOf = async (db: Db, ids: readonly number[], { userId, locale }: { userId: number; locale: Locale }): Promise<EventRow[]> => {
  if (ids.length === 0) return []
  const [rows, parts] = await Promise.all([knownIn[locale](db, { ids }), ownParts(db, ids, userId)])
  return withOwnParts(
    rows.map((row) => ({ ...row, ...noPart, info: cleanHtml(row.info) })),
    parts,
  )
}

/** Events as a visitor sees them: the same rows for all viewers with this language. */
export const sharedCards = async (db: Db, ids: readonly number[], locale: Locale): Promise<EventRow[]> => {
  if (ids.length === 0) return []
  const rows = await cardsIn[locale](db, { ids })
  return rows.map((row) => Object.assign(row, noPart, { info: cleanHtml(row.info) }))
}

type Unfinished = 'type_id' | 'date_start' | 'date_end'
export type DraftRow = Omit<EventRow, Unfinished> & { [Name in Unfinished]: EventRow[Name] | null }

/** The same as `cardsOf`, with drafts that lack their type or dates. */
export const draftCardsOf = async (db: Db, ids: readonly number[], { userId, locale }: { userId: number; locale: Locale }): Promise<DraftRow[]> => {
  if (ids.length === 0) return []
  const [rows, parts] = await Promise.all([draftsIn[locale](db, { ids }), ownParts(db, ids, userId)])
  const byEvent = new Map(parts.map(({ event_id, user_id: _reader, ...part }) => [event_id, part]))
  return rows.map((row) => ({ ...row, ...noPart, ...byEvent.get(row.id), info: cleanHtml(row.info) }))
}

const noPart: OwnPart = {
  participant_id: null,
  state: null,
  waits_for_seat: null,
  role: null,
  participant_format: null,
  participant_space_id: null,
  quiz_answer_id: null,
  team_id: null,
  attended_at: null,
  online_completed_at: null,
  comment: null,
  participant_created_at: null,
  queue_position: null,
  is_favorite: false,
  is_judge: false,
}

/** Own data of a user: registration, favourite, judging. The result omits events without own data. */
export const ownParts = async (db: Db, ids: readonly number[], userId: number): Promise<Parts> =>
  ids.length === 0 ? [] : partsOf(db, { ids, userIds: ids.map(() => userId) })

type Parts = Awaited<ReturnType<typeof partsOf>>

/** The same for pages: one statement reads the own data of several simultaneous requests. */
export const batchOwnParts = async (db: Db, ids: readonly number[], userId: number): Promise<Parts> =>
  ids.length === 0 ? [] : partsAt({ db })({ ids, userId })

type PartsRequest = { ids: readonly number[]; userId: number }

const partsAt = batchLoader(async (db, requests: PartsRequest[]) => {
  const ids = requests.flatMap((request) => request.ids)
  const userIds = requests.flatMap((request) => request.ids.map(() => request.userId))
  const parts = Map.groupBy(await partsOf(db, { ids, userIds }), (part) => part.user_id)
  return requests.map((request) => (parts.get(request.userId) ?? []).filter((part) => request.ids.includes(part.event_id)))
})

/** Copies rows with own data; other rows stay the same objects. */
export const withOwnParts = (rows: EventRow[], parts: Parts): EventRow[] => {
  if (parts.length === 0) return rows
  const byEvent = new Map(parts.map(({ event_id, user_id: _reader, ...part }) => [event_id, part]))
  return rows.map((row) => (byEvent.has(row.id) ? { ...row, ...byEvent.get(row.id) } : row))
}

/** Indexes: the primary key of favorites, the unique key of event_experts, event_participants_user, event_participants_queue. */
const partsOf = preparedFor<{ ids: readonly number[]; userIds: readonly number[] }>()((db, value) =>
  db
    .selectFrom(
      sql<{ id: number; user_id: number }>`unnest(${value('ids')}::bigint[], ${value('userIds')}::bigint[])`.as<'requested'>(
        sql`requested(id, user_id)`,
      ),
    )
    .leftJoin('favorites as f', (join) => join.onRef('f.event_id', '=', 'requested.id').onRef('f.user_id', '=', 'requested.user_id'))
    .leftJoin('event_participants as ep', (join) =>
      join.onRef('ep.event_id', '=', 'requested.id').onRef('ep.user_id', '=', 'requested.user_id').on('ep.state', '<>', 'noRequest'),
    )
    .leftJoinLateral(
      sql<{
        id: number
      }>`(select x.event_id as id from event_experts x where x.event_id = requested.id and x.user_id = requested.user_id
        and x.invite = 'approved' and x.removed_at is null)`.as('judging'),
      (join) => join.onTrue(),
    )
    .select(['requested.id as event_id', 'requested.user_id'])
    .select([
      'ep.id as participant_id',
      'ep.state',
      'ep.waits_for_seat',
      'ep.role',
      'ep.format as participant_format',
      'ep.space_id as participant_space_id',
      'ep.quiz_answer_id',
      'ep.team_id',
      'ep.attended_at',
      'ep.online_completed_at',
      'ep.comment',
      'ep.created_at as participant_created_at',
    ])
    .select([
      sql<number | null>`case when ep.waits_for_seat then (select count(*) from event_participants w
        where w.event_id = ep.event_id and w.waits_for_seat and w.queue_number <= ep.queue_number) end`.as('queue_position'),
      sql<boolean>`f.event_id is not null`.as('is_favorite'),
      sql<boolean>`judging.id is not null`.as('is_judge'),
    ])
    .where((eb) => eb.or([eb('f.event_id', 'is not', null), eb('ep.id', 'is not', null), eb('judging.id', 'is not', null)])),
)

type Source = { locale: Locale; row?: typeof current }

const cardsQuery = (db: Db, ids: RawBuilder<readonly number[]>, { locale, row = current }: Source) =>
  db
    .selectFrom(sql<{ id: number; position: number }>`unnest(${ids}::bigint[]) with ordinality`.as<'requested'>(sql`requested(id, position)`))
    .innerJoinLateral(row(sql`requested.id`).as('e'), (join) => join.onTrue())
    .leftJoin('event_types as t', 't.id', 'e.type_id')
    .innerJoin('event_seats as s', 's.event_id', 'e.id')
    .leftJoin('cities as c', 'c.id', 'e.city_id')
    .leftJoin('regions as r', 'r.id', 'c.region_id')
    .leftJoin('spaces as sp', 'sp.id', 'e.space_id')
    .leftJoin('places as p', 'p.id', 'e.place_id')
    .leftJoin('uploads as u', 'u.id', 'e.photo_id')
    .select([
      'e.id',
      'e.name',
      'e.access',
      'e.format',
      'e.online_with_space',
      'e.participation_format',
      'e.type_id',
      'e.theme_ids',
      'e.info',
      'e.tag',
      'e.live',
      'e.live_public',
      'e.date_start',
      'e.date_end',
      'e.zone',
      'e.registration_date_start',
      'e.registration_date_end',
      'e.expected_participant_count',
      'e.network_space_ids',
      'e.network_broadcast',
      'e.city_id',
      'e.space_id',
      'e.hall_ids',
      'e.place_id',
      'e.place_name',
      'e.place_address',
      'e.lat',
      'e.lng',
      'e.media_accreditation',
      'e.quiz_id',
      'e.team_size_min',
      'e.team_size_max',
      'e.status',
      'e.moderation',
      'e.cancel_reason',
      'e.need_start_notification',
      'e.need_feedback',
      'e.certificate',
      'e.master_event_id',
      'e.ap_identifier',
      'e.ecp_required',
      'e.is_contest',
      'e.weight',
      'e.popularity',
      'e.views',
      'e.organization_id',
      'e.media',
      'e.calendar_sequence',
      'e.created_at',
      'e.updated_at',
    ])
    .select(['s.seat_limit', 's.online_limit', 's.offline_limit', 's.online_taken', 's.offline_taken'])
    .select([
      'c.region_id',
      'c.zone as city_zone',
      'c.lat as city_lat',
      'c.lng as city_lng',
      'sp.name as space_name',
      'p.name as site_name',
      'p.address as site_address',
    ])
    .select(['u.id as photo_upload_id', 'u.name as photo_name', 'u.size as photo_size', 'u.mime as photo_mime'])
    .select([
      nameIn('t', locale).as('type_name'),
      nameIn('c', locale).as('city_name'),
      nameIn('r', locale).as('region_name'),
      sql<number[]>`array(select o.user_id from event_owners o where o.event_id = e.id)`.as('owner_ids'),
      sql<number[]>`array(select m.id from events m where m.master_event_id = e.id and m.deleted_at is null order by m.date_start)`.as('chained_ids'),
      // the main space and those whose staff accepted the invitation
      sql<number[] | null>`case when e.network_space_ids is not null then array(
        select s from unnest(array_remove(e.space_id || array_remove(e.network_space_ids, e.space_id), null)) with ordinality as invited(s, place)
        where s = e.space_id or exists (select from network_proposals n where n.event_id = e.id and n.space_id = s and n.status = 'approved')
        order by place) end`.as('open_space_ids'),
      sql<string[]>`array(select h.name from halls h where h.id = any(e.hall_ids) order by h.id)`.as('hall_names'),
      sql<number | null>`(select r.id from reservations r where r.event_id = e.id and r.is_holding)`.as('reservation_id'),
      sql<
        { id: number; name: string; kind: 'theme' | 'interest' }[]
      >`(select coalesce(json_agg(json_build_object('id', h.id, 'name', ${nameIn('h', locale)}, 'kind', h.kind)
          order by array_position(e.theme_ids, h.id)), '[]') from themes h where h.id = any(e.theme_ids) and ${notDeleted('h')})`.as('theme_list'),
    ])
    .where('e.deleted_at', 'is', null)
    .orderBy('requested.position')

/** The statement text is constant, so that PostgreSQL plans it once per connection, as lookups by primary key. */
const cardsFor = (source: Source) =>
  preparedFor<{ ids: readonly number[] }>()((db, value) =>
    cardsQuery(db, value('ids'), source)
      // a draft without its type or dates has no card
      .where('t.id', 'is not', null)
      .where('e.date_start', 'is not', null)
      .where('e.date_end', 'is not', null)
      .$narrowType<{ type_id: NotNull; date_start: NotNull; date_end: NotNull }>(),
  )

const draftsFor = (locale: Locale) => preparedFor<{ ids: readonly number[] }>()((db, value) => cardsQuery(db, value('ids'), { locale }))

const cardsIn = { ru: cardsFor({ locale: 'ru' }), en: cardsFor({ locale: 'en' }), kz: cardsFor({ locale: 'kz' }) }
const knownIn = {
  ru: cardsFor({ locale: 'ru', row: knownToRegistrants }),
  en: cardsFor({ locale: 'en', row: knownToRegistrants }),
  kz: cardsFor({ locale: 'kz', row: knownToRegistrants }),
}
const draftsIn = { ru: draftsFor('ru'), en: draftsFor('en'), kz: draftsFor('kz') }

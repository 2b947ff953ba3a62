import { sql } from 'kysely'
import type { Locale } from '../../../contract/locales.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import { preparedFor } from '../../kernel/prepared.ts'

/** Whose eyes an event is read with. */
export type Viewer = { userId: number | null; locale: Locale }
export type EventRow = Awaited<ReturnType<typeof cardsOf>>[number]

/** Events in the order of their ids, whatever their status: all that a card or a page needs of its own row, and the viewer's part in it. */
export const cardsOf = async (db: Db | Tx, ids: readonly number[], { userId, locale }: Viewer) =>
  ids.length === 0 ? [] : cardsIn[locale](db, { ids, userId: userId ?? 0 })

/** The text is the same whatever was asked for, so that PostgreSQL plans it once a connection: a walk along primary keys. */
const cardsFor = (locale: Locale) =>
  preparedFor<{ ids: readonly number[]; userId: number }>()((db, value) =>
    db
      .selectFrom(sql<{ id: number; position: number }>`unnest(${value('ids')}::bigint[]) with ordinality`.as<'wanted'>(sql`wanted(id, position)`))
      .innerJoin('events as e', 'e.id', 'wanted.id')
      .innerJoin('event_types as t', 't.id', 'e.type_id')
      .innerJoin('event_seats as s', 's.event_id', 'e.id')
      .leftJoin('cities as c', 'c.id', 'e.city_id')
      .leftJoin('regions as r', 'r.id', 'c.region_id')
      .leftJoin('spaces as sp', 'sp.id', 'e.space_id')
      .leftJoin('places as p', 'p.id', 'e.place_id')
      .leftJoin('uploads as u', 'u.id', 'e.photo_id')
      .leftJoin('favorites as f', (join) => join.onRef('f.event_id', '=', 'e.id').on('f.user_id', '=', value('userId')))
      .leftJoin('event_participants as ep', (join) =>
        join.onRef('ep.event_id', '=', 'e.id').on('ep.user_id', '=', value('userId')).on('ep.state', '<>', 'noRequest'),
      )
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
        nameIn('t', locale).as('type_name'),
        nameIn('c', locale).as('city_name'),
        nameIn('r', locale).as('region_name'),
        sql<boolean>`f.event_id is not null`.as('is_favorite'),
        sql<boolean>`exists (select from event_people x where x.event_id = e.id and x.role = 'expert' and x.user_id = ${value('userId')})`.as(
          'is_judge',
        ),
        sql<number | null>`case when ep.waits_for_seat then (select count(*) from event_participants w
          where w.event_id = e.id and w.waits_for_seat and w.queue_number <= ep.queue_number) end`.as('queue_position'),
        sql<number[]>`array(select o.user_id from event_owners o where o.event_id = e.id)`.as('owner_ids'),
        sql<number[]>`array(select m.id from events m where m.master_event_id = e.id and m.deleted_at is null order by m.date_start)`.as(
          'chained_ids',
        ),
        sql<string[]>`array(select h.name from halls h where h.id = any(e.hall_ids) order by h.id)`.as('hall_names'),
        sql<
          { id: number; name: string; kind: 'theme' | 'interest' }[]
        >`(select coalesce(json_agg(json_build_object('id', h.id, 'name', ${nameIn('h', locale)}, 'kind', h.kind)
          order by array_position(e.theme_ids, h.id)), '[]') from themes h where h.id = any(e.theme_ids))`.as('theme_list'),
      ])
      .where('e.deleted_at', 'is', null)
      .orderBy('wanted.position'),
  )

const cardsIn = { ru: cardsFor('ru'), en: cardsFor('en'), kz: cardsFor('kz') }

import { sql } from 'kysely'
import { emptyDocument } from '../../../contract/organizing/defaults.ts'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import type { Db } from '../../kernel/db.ts'
import { hasBroadcast } from '../events/broadcast.ts'

/** The document that the tables of an event make: its public version. Indexes: primary keys. */
export const documentOf = async (db: Db, eventId: number): Promise<EventDocument> => {
  const { rows } = await sql<{ document: Partial<EventDocument> }>`select ${ownFields} || ${relations} as document
    from events e left join event_seats s on s.event_id = e.id left join places p on p.id = e.place_id
      left join event_requirements r on r.event_id = e.id
    where e.id = ${eventId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`the event ${eventId} does not exist`)
  const document = { ...emptyDocument(0), ...row.document }
  return {
    ...document,
    schedules: document.schedules.map((item) => ({ ...item, dateStart: iso(item.dateStart), dateEnd: iso(item.dateEnd) })),
    ...datesIn(document),
  }
}

/** PostgreSQL writes instants with an offset; documents have them in UTC. */
const iso = (at: string | null): string | null => at && new Date(at).toISOString()

const datesIn = (document: EventDocument) => ({
  dateStart: iso(document.dateStart),
  dateEnd: iso(document.dateEnd),
  registrationDateStart: iso(document.registrationDateStart),
  registrationDateEnd: iso(document.registrationDateEnd),
})

const emptyPersonalisation = JSON.stringify(emptyDocument(0).personalisation)

/** A function has at most 100 arguments, so that the object is made of parts. */
const ownFields = sql`jsonb_build_object(
    'name', e.name, 'typeId', e.type_id, 'participation_format', e.participation_format, 'themes', e.theme_ids, 'photo', e.photo_id,
    'info', e.info, 'tag', e.tag, 'format', e.format, 'onlineWithSpace', e.online_with_space,
    'space', case when e.space_id is not null and (e.format = 'space' or e.online_with_space)
      then jsonb_build_object('spaceId', e.space_id, 'hallIds', e.hall_ids) end,
    'place', case
      when e.format = 'place' and coalesce(e.place_name, p.name, e.city_id::text) is not null then jsonb_build_object(
        'name', coalesce(e.place_name, p.name, ''), 'address', coalesce(e.place_address, p.address, ''), 'cityId', e.city_id)
      when e.format = 'online' and e.city_id is not null then jsonb_build_object('name', '', 'address', '', 'cityId', e.city_id) end,
    'networking', case when e.network_space_ids is not null
      then jsonb_build_object('broadcast', e.network_broadcast, 'spaceIds', e.network_space_ids) end,
    'dateStart', e.date_start, 'dateEnd', e.date_end, 'timezoneName', e.zone,
    'registrationDateStart', e.registration_date_start, 'registrationDateEnd', e.registration_date_end)
  || jsonb_build_object(
    'broadcast', ${hasBroadcast}, 'live', e.live, 'livePublic', e.live_public, 'access', e.access,
    'expectedParticipantCount', e.expected_participant_count, 'participantLimit', s.seat_limit,
    'onlineLimit', s.online_limit, 'offlineLimit', s.offline_limit,
    'ageFrom', e.age_from, 'languages', e.languages, 'mediaAccreditation', e.media_accreditation, 'ecpRequired', e.ecp_required, 'quizId', e.quiz_id,
    'teamSizeMin', e.team_size_min, 'teamSizeMax', e.team_size_max, 'certificate', e.certificate, 'certificateText', e.certificate_text,
    'certificateBg', e.certificate_bg_id, 'certificateDisplayQr', e.certificate_display_qr, 'needFeedback', e.need_feedback,
    'needStartNotification', e.need_start_notification, 'apIdentifier', e.ap_identifier, 'organizationId', e.organization_id,
    'contacts', e.contacts, 'surveyQuizId', e.survey_quiz_id, 'masterEventId', e.master_event_id,
    'personalisation', ${emptyPersonalisation}::jsonb || e.personalisation)`

const listed = (row: ReturnType<typeof sql>, from: ReturnType<typeof sql>) =>
  sql`(select coalesce(jsonb_agg(${row} order by x.position), '[]') from ${from} where x.event_id = e.id)`

const people = (role: string, row: ReturnType<typeof sql>) =>
  sql`(select coalesce(jsonb_agg(${row} order by x.position), '[]') from event_people x where x.event_id = e.id and x.role = ${sql.lit(role)})`

const files = (kind: string) =>
  sql`(select coalesce(jsonb_agg(x.upload_id order by x.position), '[]') from event_documents x where x.event_id = e.id and x.kind = ${sql.lit(kind)})`

const relations = sql`jsonb_build_object(
  'owners', (select coalesce(jsonb_agg(x.user_id order by x.user_id), '[]') from event_owners x where x.event_id = e.id),
  'organizers', ${listed(
    sql`case when x.user_id is null then jsonb_build_object('type', 'organization', 'id', x.organization_id)
      else jsonb_build_object('type', 'user', 'id', x.user_id) end`,
    sql`event_organizers x`,
  )},
  'hosts', ${people('host', sql`jsonb_build_object('userId', x.user_id, 'name', x.name)`)},
  'speakers', ${people('speaker', sql`jsonb_build_object('userId', x.user_id, 'name', x.name, 'position', x.title)`)},
  'experts', (select coalesce(jsonb_agg(jsonb_build_object('id', x.user_id) order by x.position), '[]') from event_people x
    where x.event_id = e.id and x.role = 'expert' and x.user_id is not null),
  'partners', ${listed(
    sql`jsonb_build_object('name', x.name, 'url', x.url, 'logo', x.logo_id, 'organizationId', x.organization_id)`,
    sql`event_partners x`,
  )},
  'schedules', ${listed(
    sql`jsonb_build_object('name', x.name, 'speaker', x.speaker, 'description', x.description, 'hall', x.hall,
      'dateStart', x.date_start, 'dateEnd', x.date_end)`,
    sql`event_schedules x`,
  )},
  'documents', ${files('document')},
  'materials', ${files('material')},
  'requirements', jsonb_build_object('screen', coalesce(r.screen, false), 'catering', coalesce(r.catering, false),
    'parking', coalesce(r.parking, false), 'microphones', coalesce(r.microphones, 0), 'tables', coalesce(r.tables, 0),
    'chairs', coalesce(r.chairs, 0), 'broadcast', coalesce(r.broadcast, false), 'comment', r.comment),
  'promotion', jsonb_build_object('proposeToMain', coalesce(r.propose_to_main, false),
    'requestCityDigest', coalesce(r.request_city_digest, false), 'requestInfoMailing', coalesce(r.request_info_mailing, false),
    'addToContest', coalesce(r.add_to_contest, false)))`

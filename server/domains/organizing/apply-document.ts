import { sql } from 'kysely'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import type { Tx } from '../../kernel/db.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { cleanHtml } from '../../kernel/rich-text.ts'
import { effective } from './document-changes.ts'
import { withActivePeople } from './document-people.ts'
import { canJoin } from './series.ts'

type Applied = { eventId: number; document: EventDocument; now: Date }

/**
 * Writes a document to the tables of its event: the row, its seats and its relations, not its status and owners. The row of the
 * event is locked before. A document that lacks name, type or dates fits only a draft.
 */
export const applyDocument = async (tx: Tx, { eventId, document: given, now }: Applied): Promise<void> => {
  const document = await withActivePeople(tx, effective(given))
  await writeEvent(tx, eventId, document, now)
  await writeSeats(tx, eventId, document)
  await writeOrganizers(tx, eventId, document)
  await writePeople(tx, eventId, document)
  await writePartners(tx, eventId, document)
  await writeSchedules(tx, eventId, document)
  await writeFiles(tx, eventId, document)
  await writeRequirements(tx, eventId, document)
  await writeProposals(tx, eventId, { document, now })
}

const writeEvent = async (tx: Tx, eventId: number, document: EventDocument, now: Date) => {
  const { space, place, networking } = document
  const site = await siteOf(tx, { eventId, document })
  const masterEventId = await masterOf(tx, eventId, document)
  await tx
    .updateTable('events')
    .set({
      name: document.name,
      type_id: document.typeId,
      participation_format: document.participation_format,
      theme_ids: document.themes,
      photo_id: document.photo,
      info: cleanHtml(document.info),
      tag: document.tag,
      format: document.format,
      online_with_space: document.onlineWithSpace,
      space_id: space?.spaceId ?? null,
      hall_ids: space?.hallIds ?? [],
      place_id: site.placeId,
      place_name: document.format === 'place' && site.placeId === null ? place?.name || null : null,
      place_address: document.format === 'place' && site.placeId === null ? place?.address || null : null,
      city_id: site.cityId,
      lat: site.lat,
      lng: site.lng,
      network_space_ids: networking?.spaceIds ?? null,
      network_broadcast: networking?.broadcast ?? false,
      date_start: document.dateStart,
      date_end: document.dateEnd,
      zone: document.timezoneName,
      registration_date_start: document.registrationDateStart,
      registration_date_end: document.registrationDateEnd,
      has_broadcast: document.broadcast,
      live: JSON.stringify(document.live),
      live_public: document.livePublic,
      access: document.access,
      expected_participant_count: document.expectedParticipantCount,
      age_from: document.ageFrom,
      languages: document.languages,
      media_accreditation: document.mediaAccreditation,
      ecp_required: document.ecpRequired,
      quiz_id: existingQuiz(document.quizId),
      team_size_min: document.teamSizeMin,
      team_size_max: document.teamSizeMax,
      certificate: document.certificate,
      certificate_text: document.certificateText,
      certificate_bg_id: document.certificateBg,
      certificate_display_qr: document.certificateDisplayQr,
      need_feedback: document.needFeedback,
      need_start_notification: document.needStartNotification,
      ap_identifier: document.apIdentifier,
      organization_id: document.organizationId,
      contacts: JSON.stringify(document.contacts),
      survey_quiz_id: existingQuiz(document.surveyQuizId),
      personalisation: JSON.stringify(document.personalisation),
      master_event_id: masterEventId,
      // only a main event has the address of a series
      ...(masterEventId !== null && { sequence_url: null }),
      updated_at: now,
    })
    .where('id', '=', eventId)
    .execute()
}

/** None if the quiz was deleted since then, which is possible for an approved version that returns when its successor is undone. */
const existingQuiz = (id: number | null) => sql<number | null>`(select z.id from quizzes z where z.id = ${id}::bigint and z.deleted_at is null)`

/** None if the chosen main event has been deleted or joined a series since then. */
const masterOf = async (tx: Tx, eventId: number, { masterEventId }: EventDocument) =>
  masterEventId !== null && (await canJoin(tx, { eventId, masterEventId })) ? masterEventId : null

type Site = { placeId: number | null; cityId: number | null; lat: number | null; lng: number | null }

/** The place of a space, the catalogue place of an unchanged name and address, or the city of an own place. */
const siteOf = async (tx: Tx, { eventId, document: { format, space, place } }: Omit<Applied, 'now'>): Promise<Site> => {
  const own = { placeId: null, cityId: place?.cityId ?? null, lat: null, lng: null }
  if (!space && format !== 'place') return own
  const { rows } = space
    ? await sql<Site>`select p.id as "placeId", p.city_id as "cityId", p.lat, p.lng from spaces s join places p on p.id = s.place_id
        where s.id = ${space.spaceId}`.execute(tx)
    : await sql<Site>`select p.id as "placeId", e.city_id as "cityId", e.lat, e.lng from events e left join places p on p.id = e.place_id
        where e.id = ${eventId} and coalesce(e.place_name, p.name) = ${place?.name ?? ''}
          and coalesce(e.place_address, p.address) = ${place?.address ?? ''} and e.city_id is not distinct from ${own.cityId}::int`.execute(tx)
  return rows[0] ?? own
}

/** More guests than the new limit may have a seat already. */
const writeSeats = async (tx: Tx, eventId: number, { participantLimit, onlineLimit, offlineLimit }: EventDocument) => {
  const taken = await tx
    .selectFrom('event_seats')
    .select(['online_taken', 'offline_taken'])
    .where('event_id', '=', eventId)
    .forUpdate()
    .executeTakeFirst()
  const { online_taken: online, offline_taken: offline } = taken ?? { online_taken: 0, offline_taken: 0 }
  if (participantLimit !== null && online + offline > participantLimit) throw wrongField('participantLimit', 'atLeast', online + offline)
  if (onlineLimit !== null && online > onlineLimit) throw wrongField('onlineLimit', 'atLeast', online)
  if (offlineLimit !== null && offline > offlineLimit) throw wrongField('offlineLimit', 'atLeast', offline)
  const limits = { seat_limit: participantLimit, online_limit: onlineLimit, offline_limit: offlineLimit }
  await tx
    .insertInto('event_seats')
    .values({ event_id: eventId, ...limits })
    .onConflict((on) => on.column('event_id').doUpdateSet(limits))
    .execute()
}

const writeOrganizers = async (tx: Tx, event_id: number, { organizers }: EventDocument) => {
  await tx.deleteFrom('event_organizers').where('event_id', '=', event_id).execute()
  if (organizers.length === 0) return
  const rows = organizers.map(({ type, id }, position) => ({
    event_id,
    position,
    user_id: type === 'user' ? id : null,
    organization_id: type === 'organization' ? id : null,
  }))
  await tx.insertInto('event_organizers').values(rows).execute()
}

/** The scores of experts who stay are kept. */
const writePeople = async (tx: Tx, event_id: number, { hosts, speakers, experts }: EventDocument) => {
  const { rows: known } = await sql<{ user_id: number; name: string; score: number | null }>`
    select u.id as user_id, btrim(concat_ws(' ', u.first_name, u.last_name)) as name, x.score
    from users u left join event_people x on x.event_id = ${event_id} and x.role = 'expert' and x.user_id = u.id
    where u.id = any(${experts.map(({ id }) => id)}::bigint[])`.execute(tx)
  await tx.deleteFrom('event_people').where('event_id', '=', event_id).execute()
  const none = { title: null, score: null }
  const rows = [
    ...hosts.map(({ userId, name }, position) => ({ event_id, role: 'host' as const, position, user_id: userId, name, ...none })),
    ...speakers.map(({ userId, name, position: title }, position) => ({
      ...{ event_id, role: 'speaker' as const, position, user_id: userId, name },
      ...{ title, score: null },
    })),
    ...experts.flatMap(({ id }, position) => {
      const expert = known.find(({ user_id }) => user_id === id)
      return expert ? [{ event_id, role: 'expert' as const, position, ...expert, title: null }] : []
    }),
  ]
  if (rows.length > 0) await tx.insertInto('event_people').values(rows).execute()
}

const writePartners = async (tx: Tx, event_id: number, { partners }: EventDocument) => {
  await tx.deleteFrom('event_partners').where('event_id', '=', event_id).execute()
  if (partners.length === 0) return
  const rows = partners.map(({ name, url, logo, organizationId }, position) => ({
    ...{ event_id, position, name, url },
    ...{ logo_id: logo, organization_id: organizationId },
  }))
  await tx.insertInto('event_partners').values(rows).execute()
}

/** A row without a start fits only a draft. */
const writeSchedules = async (tx: Tx, event_id: number, { schedules }: EventDocument) => {
  await tx.deleteFrom('event_schedules').where('event_id', '=', event_id).execute()
  const rows = schedules.flatMap(({ dateStart, dateEnd, ...row }, position) =>
    dateStart ? [{ event_id, position, ...row, date_start: dateStart, date_end: dateEnd }] : [],
  )
  if (rows.length > 0) await tx.insertInto('event_schedules').values(rows).execute()
}

const writeFiles = async (tx: Tx, event_id: number, { documents, materials }: EventDocument) => {
  await tx.deleteFrom('event_documents').where('event_id', '=', event_id).execute()
  const rowsOf = (files: string[], kind: 'document' | 'material') => files.map((upload_id, position) => ({ event_id, position, upload_id, kind }))
  const rows = [...rowsOf(documents, 'document'), ...rowsOf(materials, 'material')]
  if (rows.length > 0) await tx.insertInto('event_documents').values(rows).execute()
}

const writeRequirements = async (tx: Tx, event_id: number, { requirements, promotion }: EventDocument) => {
  const requests = {
    propose_to_main: promotion.proposeToMain,
    request_city_digest: promotion.requestCityDigest,
    request_info_mailing: promotion.requestInfoMailing,
    add_to_contest: promotion.addToContest,
  }
  const values = { ...requirements, ...requests }
  await tx
    .insertInto('event_requirements')
    .values({ event_id, ...values })
    .onConflict((on) => on.column('event_id').doUpdateSet(values))
    .execute()
}

/** The main space needs no invitation (A047). Spaces that stay keep their decision. */
const writeProposals = async (tx: Tx, eventId: number, { document: { networking, space }, now }: Pick<Applied, 'document' | 'now'>) => {
  const spaceIds = (networking?.spaceIds ?? []).filter((spaceId) => spaceId !== space?.spaceId)
  await sql`delete from network_proposals where event_id = ${eventId} and space_id <> all(${spaceIds}::bigint[])`.execute(tx)
  if (spaceIds.length === 0) return
  await sql`
    insert into network_proposals (event_id, space_id, user_id, created_at)
    select e.id, unnest(${spaceIds}::bigint[]), coalesce(e.created_by, (select min(o.user_id) from event_owners o where o.event_id = e.id)), ${now}
    from events e where e.id = ${eventId} on conflict do nothing`.execute(tx)
}

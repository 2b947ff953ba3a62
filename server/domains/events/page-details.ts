import { type RawBuilder, sql } from 'kysely'
import type { eventDetails } from '../../../contract/events/details.ts'
import type { Event } from '../../../contract/events/events.ts'
import { locales } from '../../../contract/locales.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Db } from '../../kernel/db.ts'
import type { Resources } from '../../kernel/resources.ts'
import { presentUpload } from '../uploads/present.ts'
import { hasBroadcast } from './broadcast.ts'
import { countedScores } from './counted-scores.ts'
import { canManage } from './rules.ts'
import type { EventRow } from './store.ts'

type Details = Pick<Event, keyof typeof eventDetails>

/** Details of the event page that cards omit. Some are internal, so only organizers and staff get them; materials are for guests too. */
export const pageDetailsOf = async (
  { db, cacheValue }: Pick<Resources, 'db' | 'cacheValue'>,
  row: EventRow,
  actor: Actor | null,
): Promise<Details> => {
  const details = await cacheValue(JSON.stringify(['event details', row.id]), ['events'], () => readDetails(db, row.id))
  // read each time, because scores change often and only organizers read them
  if (canManage(row, actor)) return { ...details, experts: await expertsWithScores(db, row.id) }
  return {
    ...details,
    requirements: null,
    personalisation: { ...details.personalisation, letterText: null },
    materials: row.state === 'approved' ? details.materials : [],
    moderationComment: null,
  }
}

const readDetails = async (db: Db, eventId: number): Promise<Details> => {
  const [row, experts, materials] = await Promise.all([detailsRow(db, eventId), namedExperts(db, eventId), materialsOf(db, eventId)])
  return {
    experts,
    requirements: requirementsOf(row),
    ageFrom: row.age_from,
    languages: locales.filter((locale) => row.languages.includes(locale)),
    certificateText: row.certificate_text,
    certificateBg: uploadOf(row.certificate_bg),
    certificateDisplayQr: row.certificate_display_qr,
    contacts: row.contacts.map(({ name, phone, email, telegram }) => ({
      name,
      phone: phone ?? null,
      email: email ?? null,
      telegram: telegram ?? null,
    })),
    personalisation: personalisationOf(row),
    materials: materials.map(presentUpload),
    surveyQuizId: row.survey_quiz_id,
    sequenceUrl: row.sequence_url,
    broadcast: row.has_broadcast,
    moderationComment: row.moderation_comment,
  }
}

type DetailsRow = Awaited<ReturnType<typeof detailsRow>>

/** An event without a row has no requirements. */
const requirementsOf = (row: DetailsRow): Event['requirements'] => ({
  screen: row.screen ?? false,
  catering: row.catering ?? false,
  parking: row.parking ?? false,
  microphones: row.microphones ?? 0,
  tables: row.tables ?? 0,
  chairs: row.chairs ?? 0,
  broadcast: row.broadcast ?? false,
  comment: row.comment,
  proposeToMain: row.propose_to_main ?? false,
  requestCityDigest: row.request_city_digest ?? false,
  requestInfoMailing: row.request_info_mailing ?? false,
  addToContest: row.add_to_contest ?? false,
})

type UploadRow = Parameters<typeof presentUpload>[0]

const uploadOf = (row: UploadRow | null) => row && presentUpload(row)

const personalisationOf = ({ personalisation, cover }: DetailsRow): Event['personalisation'] => ({
  cover: uploadOf(cover),
  color: personalisation.color ?? null,
  contactInfo: personalisation.contactInfo ?? null,
  letterText: personalisation.letterText ?? null,
})

/** Indexes: primary keys. */
const detailsRow = (db: Db, eventId: number) =>
  db
    .selectFrom('events as e')
    .leftJoin('event_requirements as r', 'r.event_id', 'e.id')
    .select(['e.age_from', 'e.languages', 'e.certificate_text', 'e.certificate_display_qr', 'e.contacts', 'e.personalisation', 'e.survey_quiz_id'])
    .select(['e.moderation_comment', hasBroadcast.as('has_broadcast')])
    .select(
      sql<string | null>`(select m.sequence_url from events m where m.id = coalesce(e.master_event_id, e.id) and m.moderation = 'approved'
        and m.status in ('published', 'canceled') and m.deleted_at is null)`.as('sequence_url'),
    )
    .select([uploadJson(sql`e.certificate_bg_id`).as('certificate_bg'), uploadJson(sql`(e.personalisation ->> 'cover')::uuid`).as('cover')])
    .select(['r.screen', 'r.catering', 'r.parking', 'r.microphones', 'r.tables', 'r.chairs', 'r.broadcast', 'r.comment'])
    .select(['r.propose_to_main', 'r.request_city_digest', 'r.request_info_mailing', 'r.add_to_contest'])
    .where('e.id', '=', eventId)
    .executeTakeFirstOrThrow()

const uploadJson = (uploadId: RawBuilder<unknown>) =>
  sql<UploadRow | null>`(select json_build_object('id', u.id, 'name', u.name, 'size', u.size, 'mime', u.mime) from uploads u where u.id = ${uploadId})`

/** Index: the primary key. */
const materialsOf = (db: Db, eventId: number) =>
  db
    .selectFrom('event_documents as x')
    .innerJoin('uploads as u', 'u.id', 'x.upload_id')
    .select(['u.id', 'u.name', 'u.size', 'u.mime'])
    .where('x.event_id', '=', eventId)
    .where('x.kind', '=', 'material')
    .orderBy('x.position')
    .execute()

/** Experts that the event names, with an account, in its order. Index: the primary key. */
const namedExperts = (db: Db, eventId: number) =>
  db
    .selectFrom('event_people as x')
    .select(['x.user_id as id', sql<null>`null`.as('score')])
    .where('x.event_id', '=', eventId)
    .where('x.role', '=', 'expert')
    .where('x.user_id', 'is not', null)
    .$narrowType<{ id: number }>()
    .orderBy('x.position')
    .execute()

/** The named experts and those who accepted an invitation, with the averages of their scores that count. Indexes: primary keys, expert_scores_once. */
const expertsWithScores = async (db: Db, eventId: number): Promise<Details['experts']> => {
  const { rows } = await sql<{ id: number; score: number | null }>`
    select named.id, coalesce((select round(avg(s.score))::int from ${countedScores} where s.event_id = ${eventId} and s.user_id = named.id),
      named.score) as score
    from (
      select p.user_id as id, p.position, p.score from event_people p
      where p.event_id = ${eventId} and p.role = 'expert' and p.user_id is not null
      union all
      select i.user_id, null, null from event_experts i where i.event_id = ${eventId} and i.invite = 'approved' and i.removed_at is null
        and not exists (select from event_people p where p.event_id = i.event_id and p.role = 'expert' and p.user_id = i.user_id)) named
    order by named.position nulls last, named.id`.execute(db)
  return rows
}

import type { Event } from '../../../contract/events/events.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Db } from '../../kernel/db.ts'
import type { Resources } from '../../kernel/resources.ts'
import { presentUpload } from '../uploads/present.ts'
import { canManage } from './rules.ts'
import type { EventRow } from './store.ts'

type Details = Pick<Event, 'experts' | 'requirements' | 'certificateText' | 'certificateBg' | 'certificateDisplayQr'>

/** Details of the event page that cards omit. Requirements and scores are internal, so only organizers and staff get them. */
export const pageDetailsOf = async (
  { db, cacheValue }: Pick<Resources, 'db' | 'cacheValue'>,
  row: EventRow,
  actor: Actor | null,
): Promise<Details> => {
  const details = await cacheValue(JSON.stringify(['event details', row.id]), ['events'], () => readDetails(db, row.id))
  if (canManage(row, actor)) return details
  return { ...details, requirements: null, experts: details.experts.map(({ id }) => ({ id, score: null })) }
}

const readDetails = async (db: Db, eventId: number): Promise<Details> => {
  const [row, experts] = await Promise.all([detailsRow(db, eventId), expertsOf(db, eventId)])
  return {
    experts,
    requirements: requirementsOf(row),
    certificateText: row.certificate_text,
    certificateBg: backgroundOf(row),
    certificateDisplayQr: row.certificate_display_qr,
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

const backgroundOf = ({ upload_id: id, upload_name: name, size, mime }: DetailsRow): Event['certificateBg'] =>
  id && name !== null && size !== null && mime !== null ? presentUpload({ id, name, size, mime }) : null

/** Indexes: primary keys. */
const detailsRow = (db: Db, eventId: number) =>
  db
    .selectFrom('events as e')
    .leftJoin('event_requirements as r', 'r.event_id', 'e.id')
    .leftJoin('uploads as u', 'u.id', 'e.certificate_bg_id')
    .select(['e.certificate_text', 'e.certificate_display_qr', 'u.id as upload_id', 'u.name as upload_name', 'u.size', 'u.mime'])
    .select(['r.screen', 'r.catering', 'r.parking', 'r.microphones', 'r.tables', 'r.chairs', 'r.broadcast', 'r.comment'])
    .select(['r.propose_to_main', 'r.request_city_digest', 'r.request_info_mailing', 'r.add_to_contest'])
    .where('e.id', '=', eventId)
    .executeTakeFirstOrThrow()

/** Experts with an account, in the order of the event. Index: the primary key. */
const expertsOf = (db: Db, eventId: number) =>
  db
    .selectFrom('event_people as x')
    .select(['x.user_id as id', 'x.score'])
    .where('x.event_id', '=', eventId)
    .where('x.role', '=', 'expert')
    .where('x.user_id', 'is not', null)
    .$narrowType<{ id: number }>()
    .orderBy('x.position')
    .execute()

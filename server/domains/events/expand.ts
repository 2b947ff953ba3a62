import type { Event, EventCard } from '../../../contract/events/events.ts'
import { addCacheTags, type Caller } from '../../kernel/caller.ts'
import type { Db } from '../../kernel/db.ts'
import type { Resources } from '../../kernel/resources.ts'
import { uploadUrl } from '../uploads/address.ts'
import { type PresentContext, presentEvent } from './present.ts'
import { documentsOf, organizersOf, participantsOf, partnersOf, peopleOf, proposalsOf, schedulesOf } from './relations.ts'
import { canPlay } from './rules.ts'
import { seatsTag } from './seats-tag.ts'
import type { EventRow } from './store.ts'

/** Presents events with the requested relations, one statement per relation. Replies get the seat tags, because they contain seats. */
export const presentEvents = async (source: Source, rows: EventRow[], context: PresentContext): Promise<EventCard[]> => {
  addCacheTags(source.caller, seatsTagsOf(rows))
  const relations = await relationsOf(source, rows, context.expand)
  return rows.map((row, index) => (relations[index] ? { ...presentEvent(row, context), ...relations[index] } : presentCard(row, context)))
}

const cards = new WeakMap<EventRow, Map<string, EventCard>>()

/** Caches cards of shared rows, so that viewers who see the same get the same object. */
const presentCard = (row: EventRow, context: PresentContext): EventCard => {
  if (!isShareable(row, context)) return presentEvent(row, context)
  const byExpansion = cards.get(row) ?? new Map<string, EventCard>()
  const key = [...context.expand].join()
  const card = byExpansion.get(key) ?? presentEvent(row, context)
  cards.set(row, byExpansion.set(key, card))
  return card
}

const isShareable = (row: EventRow, { actor, now, expand }: PresentContext): boolean =>
  !expand.has('userParticipant') &&
  !expand.has('selfPermission') &&
  (row.live.length === 0 || canPlay(row, actor, row.state === 'approved', now) === canPlay(row, null, false, now))

const seatsTagsOf = (rows: EventRow[]) => rows.map(({ id }) => seatsTag(id))

type Source = Pick<Resources, 'db' | 'cacheValue'> & { caller: Caller }
type Relations = Partial<Event>

/** The cache key contains updated_at, so that a changed row never gets relations of its old version. */
const relationsOf = async (
  { db, cacheValue }: Pick<Source, 'db' | 'cacheValue'>,
  rows: EventRow[],
  expand: ReadonlySet<string>,
): Promise<Relations[]> => {
  const readerNames = Object.keys(readers).filter((names) => names.split(' ').some((name) => expand.has(name)))
  if (readerNames.length === 0 || rows.length === 0) return []
  const key = JSON.stringify(['relations', [...expand], rows.map((row) => [row.id, row.updated_at])])
  return cacheValue(key, ['events', ...seatsTagsOf(rows)], () => readRelations(db, readerNames, { rows, expand }))
}

type RelationRequest = { rows: EventRow[]; expand: ReadonlySet<string> }

const readRelations = async (db: Db, readerNames: string[], { rows, expand }: RelationRequest): Promise<Relations[]> => {
  const ids = rows.map((row) => row.id)
  const relations = await Promise.all(readerNames.map((names) => readers[names]?.(db, ids, expand)))
  return ids.map((id) => Object.assign({}, ...relations.map((relation) => relation?.(id))))
}

type Relation = (eventId: number) => Relations

type Reader = (db: Db, ids: number[], expand: ReadonlySet<string>) => Promise<Relation>

const readers: Record<string, Reader> = {
  'speakers hosts': async (db, ids, expand) => {
    const people = grouped(await peopleOf(db, ids))
    const withRole = (eventId: number, role: string) =>
      people(eventId)
        .filter((row) => row.role === role)
        .map(presentPerson)
    return (eventId) => ({
      ...(expand.has('speakers') && { speakers: withRole(eventId, 'speaker') }),
      ...(expand.has('hosts') && { hosts: withRole(eventId, 'host') }),
    })
  },
  organizers: async (db, ids) => {
    const organizers = grouped(await organizersOf(db, ids))
    return (eventId) => ({ organizers: organizers(eventId).map(presentOrganizer) })
  },
  partners: async (db, ids) => {
    const partners = grouped(await partnersOf(db, ids))
    return (eventId) => ({
      partners: partners(eventId).map((row) => ({ name: row.name, url: row.url, logo: fileUrl(row.logo_id), organizationId: row.organization_id })),
    })
  },
  documents: async (db, ids) => {
    const documents = grouped(await documentsOf(db, ids))
    return (eventId) => ({
      documents: documents(eventId).map((row) => ({ uploadId: row.id, url: uploadUrl(row.id), name: row.name, size: row.size, mime: row.mime })),
    })
  },
  schedules: async (db, ids) => {
    const schedules = grouped(await schedulesOf(db, ids))
    return (eventId) => ({ schedules: schedules(eventId).map(presentSchedule) })
  },
  participants: async (db, ids) => {
    const participants = grouped(await participantsOf(db, ids))
    return (eventId) => ({
      participants: participants(eventId).map((row) => ({ userId: row.user_id, name: fullName(row), photo: fileUrl(row.photo_id) })),
    })
  },
  networkProposals: async (db, ids) => {
    const proposals = grouped(await proposalsOf(db, ids))
    return (eventId) => ({ networkProposals: proposals(eventId).map(({ id, space_id, name, status }) => ({ id, spaceId: space_id, name, status })) })
  },
}

const grouped = <Row extends { event_id: number }>(rows: Row[]) => {
  const byEvent = Map.groupBy(rows, (row) => row.event_id)
  return (eventId: number): Row[] => byEvent.get(eventId) ?? []
}

const fileUrl = (uploadId: string | null) => (uploadId === null ? null : uploadUrl(uploadId))
const fullName = (row: { first_name: string | null; last_name: string | null }) => [row.first_name, row.last_name].filter(Boolean).join(' ')

type PersonRow = Awaited<ReturnType<typeof peopleOf>>[number]
const presentPerson = (row: PersonRow) => ({ userId: row.user_id, name: row.name, position: row.title, photo: fileUrl(row.photo_id) })

type OrganizerRow = Awaited<ReturnType<typeof organizersOf>>[number]
const presentOrganizer = (row: OrganizerRow) =>
  row.organization_id === null
    ? { type: 'user' as const, id: row.user_id ?? 0, name: fullName(row), logo: fileUrl(row.photo_id) }
    : { type: 'organization' as const, id: row.organization_id, name: row.name ?? '', logo: fileUrl(row.logo_id) }

type ScheduleRow = Awaited<ReturnType<typeof schedulesOf>>[number]
const presentSchedule = (row: ScheduleRow) => ({
  name: row.name,
  speaker: row.speaker,
  description: row.description,
  hall: row.hall,
  dateStart: row.date_start.toISOString(),
  dateEnd: row.date_end?.toISOString() ?? null,
})

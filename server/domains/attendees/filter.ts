import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ParticipantFilter } from '../../../contract/attendees/attendees.ts'
import type { Actor } from '../../kernel/actor.ts'
import { isNamed, showsContactsTo } from '../people/list.ts'

/** The filters of the list. Without an event it holds the participants of all events that the actor organizes. */
export type Filters = ParticipantFilter & { eventId?: number | undefined }
type Viewer = Pick<Actor, 'id' | 'status'>

/** Participants `p` that match the filters. Indexes: event_participants_list, event_participants_state, event_owners_user. */
export const matching = (filters: Filters, viewer: Viewer) => sql`event_participants p where ${sql.join(conditionsOf(filters, viewer), sql` and `)}`

const conditionsOf = (filters: Filters, viewer: Viewer): RawBuilder<SqlBool>[] => {
  const { eventId, state, search, role, format, spaceId, attended, tag } = filters
  return [
    eventId === undefined ? ownEvents(viewer) : sql<SqlBool>`p.event_id = ${eventId}`,
    state === undefined ? sql<SqlBool>`p.state <> 'noRequest'` : states[state],
    ...(role === undefined ? [] : [sql<SqlBool>`p.role = ${role}`]),
    ...(format === undefined ? [] : [sql<SqlBool>`p.format = ${format}`]),
    ...(spaceId === undefined ? [] : [sql<SqlBool>`p.space_id = ${spaceId}`]),
    ...(attended === undefined ? [] : [attended ? sql<SqlBool>`p.attended_at is not null` : sql<SqlBool>`p.attended_at is null`]),
    ...(tag === undefined ? [] : [hasTag(tag)]),
    ...(search ? [isFound(search, viewer)] : []),
  ]
}

const ownEvents = ({ id }: Viewer) => sql<SqlBool>`p.event_id in (
  select o.event_id from event_owners o join events e on e.id = o.event_id and e.deleted_at is null where o.user_id = ${id})`

/** Literals, so that the planner knows the values. */
export const states = {
  approved: sql<SqlBool>`p.state = 'approved' and not p.waits_for_seat`,
  wait: sql<SqlBool>`p.state = 'wait' and not p.waits_for_seat`,
  waitingList: sql<SqlBool>`p.state = 'wait' and p.waits_for_seat`,
  declined: sql<SqlBool>`p.state = 'declined' and not p.waits_for_seat`,
}

/** Index: the primary key of participant_tags. */
const hasTag = (tag: string) =>
  sql<SqlBool>`p.user_id in (select t.user_id from participant_tags t where t.event_id = p.event_id and t.name = ${tag})`

/** An address, a phone number or a part of a name. Indexes: the unique email and phone, users_name_search. */
const isFound = (search: string, viewer: Viewer): RawBuilder<SqlBool> => {
  if (search.includes('@')) return isVisible(sql<SqlBool>`u.email = ${search.toLowerCase()} and u.email_confirmed_at is not null`, viewer)
  if (phonePattern.test(search)) return isVisible(hasPhone(search.replace(/\D/g, '')), viewer)
  return sql<SqlBool>`p.user_id in (select u.id from users u where ${isNamed(search)})`
}

const phonePattern = /^\+?[\d ()-]{7,30}$/

/** The international form, and the Russian one without or with the leading 8. */
const hasPhone = (digits: string) =>
  sql<SqlBool>`u.id in (select x.user_id from phones x where x.phone = any(${[`+${digits}`, `+7${digits.slice(-10)}`]}::text[]) and x.confirmed_at is not null)`

/** Contact details find only users who show them to the viewer, so that a search reveals nothing hidden. */
const isVisible = (isMatch: RawBuilder<SqlBool>, viewer: Viewer) =>
  sql<SqlBool>`p.user_id in (select u.id from users u where ${isMatch} and u.status = 10 and ${showsContactsTo(viewer)})`

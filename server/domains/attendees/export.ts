import { sql } from 'kysely'
import { participantExport } from '../../../contract/attendees/attendees.ts'
import type { Db } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import { type BatchRequest, type Requester, tableExport } from '../../kernel/table-export.ts'
import { type PersonFacts, seesContacts } from '../people/rules.ts'
import { provenContacts } from '../people/store.ts'
import { countMatching } from './counters.ts'
import { type Filters, matching } from './filter.ts'

/** Participants of an event as a file. Phone and email stand only at users who show them to the organizer (V454). */
export const participantsExport = tableExport({
  name: 'participants',
  access: 'signedIn',
  mayExport: (db, { eventId }, actor) => (actor.isStaff ? Promise.resolve(true) : isOwner(db, eventId, actor.id)),
  page: ({ eventId }) => `/organizer-cabinet/participants?eventId=${eventId}`,
  filter: participantExport,
  count: countMatching,
  read: (db, filters, batch) => batchOf(db, filters, batch),
  columns: [
    { title: 'id', cell: ({ id }) => id },
    { title: 'userId', cell: ({ user_id }) => user_id },
    { title: 'user', cell: ({ name }) => name },
    { title: 'city', cell: ({ city }) => city },
    { title: 'phone', cell: ({ phone }) => phone },
    { title: 'email', cell: ({ email }) => email },
    { title: 'state', cell: ({ waits_for_seat, state }, { exports }) => exports.participants.states[waits_for_seat ? 'waitingList' : state] },
    { title: 'participantRole', cell: ({ role }, { exports }) => new Map(Object.entries(exports.participants.roles)).get(role) ?? role },
    { title: 'participantFormat', cell: ({ format }, { exports }) => exports.participants.formats[format] },
    { title: 'participantSpace', cell: ({ space }) => space },
    { title: 'participantTags', cell: ({ tags }) => tags.join(', ') },
    { title: 'registeredAt', cell: ({ created_at }) => created_at },
    { title: 'attendedAt', cell: ({ attended_at }) => attended_at },
    { title: 'comment', cell: ({ comment }) => comment },
  ],
})

const isOwner = async (db: Db, eventId: number, userId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('event_owners as o')
    .innerJoin('events as e', 'e.id', 'o.event_id')
    .select('o.user_id')
    .where('o.event_id', '=', eventId)
    .where('o.user_id', '=', userId)
    .where('e.deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

type Facts = Omit<PersonFacts, 'id'> & {
  id: number
  user_id: number
  name: string
  city: string | null
  space: string | null
  state: 'approved' | 'wait' | 'declined'
  waits_for_seat: boolean
  role: string
  format: 'online' | 'offline'
  tags: string[]
  created_at: Date
  attended_at: Date | null
  comment: string | null
}

const batchOf = async (db: Db, filters: Filters, { locale, after, limit, requester }: BatchRequest) => {
  const { rows } = await sql<Facts>`
    select p.id, p.user_id, p.state, p.waits_for_seat, p.role, p.format, p.created_at, p.attended_at, p.comment,
      trim(concat(u.last_name, ' ', u.first_name, ' ', u.father_name)) as name, ${nameIn('c', locale)} as city, s.name as space,
      array(select t.name from participant_tags t where t.user_id = p.user_id and t.event_id = p.event_id order by t.name) as tags,
      u.status, u.blocked_at, u.contacts_to, u.hidden_blocks, a.decision, a.asked_at
    from (select p.id from ${matching(filters, requester)} and p.id > ${after} order by p.id limit ${limit}) page
      join event_participants p on p.id = page.id
      join users u on u.id = p.user_id
      left join cities c on c.id = u.city_id
      left join spaces s on s.id = p.space_id
      left join contact_accesses a on a.owner_id = u.id and a.user_id = ${requester.id}
    order by p.id`.execute(db)
  const contacts = await visibleContacts(db, rows, requester)
  return rows.map((row) => {
    const { email = null, phones = [] } = contacts.get(row.user_id) ?? {}
    return { ...row, email, phone: phones[0]?.phone ?? null }
  })
}

/** Guarantee: hidden contact details are not loaded. */
const visibleContacts = (db: Db, rows: readonly Facts[], requester: Requester) =>
  provenContacts(
    db,
    rows.filter((row) => seesContacts({ ...row, id: row.user_id }, requester)).map((row) => row.user_id),
  )

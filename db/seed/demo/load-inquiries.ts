import { sql } from 'kysely'
import type { Tx } from '../../../server/kernel/db.ts'
import { demoAccounts } from './accounts.ts'

const hourMs = 3_600_000
const organizerEmail = demoAccounts.find(({ role }) => role === 'organizer')?.email

/** The answered ones show what the user reads afterwards. */
const attendances = [
  { text: 'Пришла к началу и сидела в третьем ряду, но на входе была очередь, и отметить меня не успели.', hoursAgo: 5 },
  { text: 'Был весь вечер, после доклада задавал вопрос про кредиты.\nТелефон разрядился, код показать не смог.', hoursAgo: 20 },
  { text: 'Меня записали под старой фамилией.', hoursAgo: 50, status: 'declined' as const, comment: 'Проверили списки: под этой фамилией никто не приходил.' },
]
const admissions = [
  { text: 'Опоздала с записью на день. Мы открываем пекарню, и встреча как раз об этом.', hoursAgo: 3 },
  { text: '', hoursAgo: 30 },
]

/** Inquiries about events of the demo organizer, unless some still wait. */
export const loadInquiries = async (tx: Tx, now: Date): Promise<void> => {
  const { rows: waiting } = await sql`
    select from participant_inquiries i join events e on e.id = i.event_id and e.demo_key is not null where i.status = 'wait' limit 1`.execute(tx)
  if (waiting.length > 0) return
  await addAll(tx, { type: 'attendance', found: await unmarked(tx, now), inquiries: attendances, now })
  await addAll(tx, { type: 'participation', found: await lateComers(tx, now), inquiries: admissions, now })
}

type Found = { event_id: number; user_id: number }
type Inquiry = { text: string; hoursAgo: number; status?: 'declined'; comment?: string }
type Adding = { type: 'attendance' | 'participation'; found: readonly Found[]; inquiries: readonly Inquiry[]; now: Date }

const addAll = async (tx: Tx, { type, found, inquiries, now }: Adding): Promise<void> => {
  const rows = found.flatMap((about, turn) => {
    const inquiry = inquiries[turn]
    if (!inquiry) return []
    const created_at = new Date(now.getTime() - inquiry.hoursAgo * hourMs)
    const { text, status = 'wait' as const, comment = null } = inquiry
    return [{ ...about, type, text: text || null, status, comment, created_at, decided_at: status === 'wait' ? null : now }]
  })
  if (rows.length > 0) await tx.insertInto('participant_inquiries').values(rows).onConflict((on) => on.doNothing()).execute()
}

const ownEvent = sql`e.demo_key is not null and e.status = 'published' and e.moderation = 'approved' and exists (
  select from event_owners o join users u on u.id = o.user_id where o.event_id = e.id and u.email = ${organizerEmail ?? ''})`

/** Participants of the latest event that began and has some who are not marked. */
const unmarked = async (tx: Tx, now: Date): Promise<Found[]> => {
  const { rows } = await sql<Found>`
    select p.event_id, p.user_id from events e join event_participants p on p.event_id = e.id
    where ${ownEvent} and e.date_start <= ${now} and p.state = 'approved' and p.attended_at is null
    order by e.date_start desc, p.id limit ${attendances.length}`.execute(tx)
  return rows
}

/** Demo users without a place at upcoming events whose registration is closed or full. */
const lateComers = async (tx: Tx, now: Date): Promise<Found[]> => {
  const { rows } = await sql<Found>`
    select e.id as event_id, u.id as user_id from events e join event_seats s on s.event_id = e.id
    join lateral (select x.id from users x where x.is_demo and x.status = 10
      and not exists (select from event_participants p where p.event_id = e.id and p.user_id = x.id)
      and not exists (select from event_owners o where o.event_id = e.id and o.user_id = x.id) order by x.id desc limit ${admissions.length}) u on true
    where ${ownEvent} and e.date_end > ${now} and (e.registration_date_end < ${now} or s.seat_limit = s.online_taken + s.offline_taken)
    order by e.date_start, u.id limit ${admissions.length}`.execute(tx)
  return rows
}

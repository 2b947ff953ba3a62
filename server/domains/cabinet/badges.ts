import { type SqlBool, sql } from 'kysely'
import { dictionaries } from '../../../messages/dictionaries.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { personalCodes } from '../accounts/personal-code.ts'
import { ownEvent } from '../organizing/own-event.ts'
import { badgesPdf } from './badge-pdf.ts'

/** Name badges of approved participants, made while they are sent (C115, V461). Ids of other events and states are ignored. */
export const badgesOf = async ({ db, actor, caller, params, query, now }: Ctx<'GET /owner/events/:id/badges'>) => {
  const event = await ownEvent(db, { eventId: params.id, actor })
  const people = (await approvedAt(db, event.id, query.participantIds ?? null)).toSorted(byName)
  const codes = await personalCodes(
    db,
    people.map(({ userId }) => userId),
  )
  const words = dictionaries[caller.locale].badges
  const badges = people.map(({ userId, firstName, lastName, position, company, role }) => ({
    firstName,
    lastName,
    line: [position, company].filter(Boolean).join(', '),
    role: words.roles[role],
    // personalCodes returns a code for each id
    code: codes.get(userId) ?? '',
  }))
  return {
    name: `badges-${event.id}.pdf`,
    mediaType: 'application/pdf',
    stream: badgesPdf(badges, { eventName: event.name, title: words.title(event.name), locale: caller.locale, nameless: words.nameless, now }),
  }
}

type Person = {
  userId: number
  participantId: number
  firstName: string
  lastName: string
  position: string | null
  company: string | null
  role: 'participant' | 'speaker' | 'host' | 'expert'
}

/** One order for every language of the reader, so that prints of two organizers agree. */
const collator = new Intl.Collator('kk')

const byName = (a: Person, b: Person) =>
  collator.compare(a.lastName, b.lastName) || collator.compare(a.firstName, b.firstName) || a.participantId - b.participantId

/** A user with several roles has the first of speaker, host, expert. Indexes: the unique key of event_participants, event_people_pkey. */
const approvedAt = async (db: Db, eventId: number, ids: readonly number[] | null): Promise<Person[]> => {
  const chosen = ids === null ? sql<SqlBool>`true` : sql<SqlBool>`p.id = any(${ids}::bigint[])`
  const { rows } = await sql<Person>`
    select p.id as "participantId", u.id as "userId", u.first_name as "firstName", u.last_name as "lastName", u.position,
      (select c.name from employments m join companies c on c.id = m.company_id
        where m.user_id = u.id and m.is_primary and m.is_present and m.moderation = 'approved'
          and not 'employments' = any(u.hidden_blocks) limit 1) as company,
      coalesce((select x.role from event_people x where x.event_id = p.event_id and x.user_id = p.user_id
        order by array_position(array['speaker', 'host', 'expert'], x.role) limit 1), 'participant') as role
    from event_participants p join users u on u.id = p.user_id
    where p.event_id = ${eventId} and p.state = 'approved' and ${chosen}`.execute(db)
  return rows
}

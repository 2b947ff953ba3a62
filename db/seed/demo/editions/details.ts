import type { Insertable } from 'kysely'
import type { EventOrganizers, EventPartners, EventPeople, EventRequirements, EventSchedules } from '../../../schema.ts'
import { organizerEvents } from '../account-events.ts'
import { demoAccounts } from '../accounts.ts'
import type { Ground } from '../ground.ts'
import { organizations } from '../organizations.ts'
import { people } from '../people.ts'
import { instantAt, minutesOf } from '../zoned.ts'
import type { Edition } from './edition.ts'
import type { HeldEdition } from './guests.ts'
import { ownerOf } from './owners.ts'
import { proposalsOf } from './venues.ts'

/** The rows of an event in other tables, one function for each table. */

const personByKey = new Map(people.map((person) => [person.key, person]))
const organizationByKey = new Map(organizations.map((organization) => [organization.key, organization]))

const fullName = (key: string) => {
  const person = personByKey.get(key)
  if (!person) throw new Error(`the demo has no user «${key}»`)
  return `${person.firstName} ${person.lastName}`
}

export const ownersOf = ({ id, edition }: HeldEdition, ground: Ground): { event_id: number; user_id: number }[] => {
  const owner = ownerOf(edition.event, ground)
  return owner === null ? [] : [{ event_id: id, user_id: owner }]
}

/** The organizations, and the organizer's demo account for its own events. */
export const organizersOf = ({ id, edition: { event } }: HeldEdition, ground: Ground): Insertable<EventOrganizers>[] => {
  const organizationIds = event.organizers.flatMap((key) => ground.organizations.get(key) ?? [])
  const userId = organizerEvents.has(event.key) ? ground.accounts.get('organizer') : undefined
  return [
    ...organizationIds.map((organizationId) => ({ organization_id: organizationId, user_id: null })),
    ...(userId === undefined ? [] : [{ organization_id: null, user_id: userId }]),
  ].map((organizer, position) => ({ event_id: id, position, ...organizer }))
}

export const peopleOf = ({ id, edition: { event, number } }: HeldEdition, ground: Ground): Insertable<EventPeople>[] => {
  const named = (role: 'speaker' | 'host', keys: string[]) =>
    keys.map((key, position) => ({
      event_id: id,
      role,
      position,
      user_id: ground.people.get(key) ?? null,
      name: fullName(key),
      title: personByKey.get(key)?.position ?? null,
    }))
  const isJudged = event.day < 0 && number === 0
  const judges = event.isContest ? [{ event_id: id, position: 0, score: isJudged ? 84 : null, ...judgeOf(ground) }] : []
  return [...named('speaker', event.speakers), ...named('host', event.hosts ?? []), ...judges]
}

/** The demo account of the expert has contests to judge. */
const judgeOf = (ground: Ground) => {
  const expert = demoAccounts.find(({ role }) => role === 'expert')
  return {
    role: 'expert' as const,
    user_id: ground.accounts.get('expert') ?? null,
    name: expert ? `${expert.firstName} ${expert.lastName}` : '',
    title: expert?.position ?? null,
  }
}

export const partnersOf = ({ id, edition }: HeldEdition, ground: Ground): Insertable<EventPartners>[] =>
  (edition.event.partners ?? []).map((key, position) => ({
    event_id: id,
    position,
    name: organizationByKey.get(key)?.name ?? key,
    url: organizationByKey.get(key)?.url ?? null,
    organization_id: ground.organizations.get(key) ?? null,
  }))

/** An organizer requests equipment from a space; for other places the organizer provides it. */
export const requirementsOf = ({ id, edition: { event } }: HeldEdition): Insertable<EventRequirements>[] =>
  'space' in event.where
    ? [
        {
          event_id: id,
          screen: event.speakers.length > 0,
          catering: event.minutes >= 240,
          microphones: Math.min(4, event.speakers.length),
          tables: event.participation === undefined ? 1 : 6,
          chairs: Math.ceil(event.going / 10) * 10 + 10,
          broadcast: event.live !== undefined,
          comment: event.minutes >= 240 ? 'Чай и кофе к перерыву, стулья полукругом.' : null,
          propose_to_main: (event.weight ?? 0) >= 60,
          request_city_digest: (event.weight ?? 0) > 0,
          add_to_contest: event.isContest ?? false,
        },
      ]
    : []

export const scheduleOf = ({ id, edition }: HeldEdition): Insertable<EventSchedules>[] =>
  edition.event.programme.map((item, position) => ({
    event_id: id,
    position,
    name: item.name,
    speaker: item.speaker === undefined ? null : fullName(item.speaker),
    description: item.description ?? null,
    hall: item.hall ?? null,
    ...hoursOf(edition, item),
  }))

const hoursOf = ({ startsOn, zone }: Edition, { day = 0, at, minutes }: { day?: number; at: string; minutes: number }) => {
  const start = day * 24 * 60 + minutesOf(at)
  return { date_start: instantAt(startsOn, start, zone), date_end: instantAt(startsOn, start + minutes, zone) }
}

export const proposalRowsOf = ({ id, edition }: HeldEdition, ground: Ground) =>
  proposalsOf(edition.event).flatMap(({ space, status }) => {
    const spaceId = ground.spaces.get(space)?.id
    const decidedBy = status === 'wait' ? null : (ground.accounts.get('staff') ?? null)
    const comment = status === 'declined' ? 'В этот день у нас ремонт в зале. Позовите нас на следующую игру.' : null
    const invitedBy = ownerOf(edition.event, ground)
    return spaceId === undefined ? [] : [{ event_id: id, space_id: spaceId, status, comment, user_id: invitedBy, decided_by: decidedBy }]
  })

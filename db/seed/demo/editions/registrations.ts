import { participantEvents } from '../account-events.ts'
import { chance, chosenBetween } from '../chance.ts'
import type { Ground } from '../ground.ts'
import { people } from '../people.ts'
import type { DemoEvent } from '../shapes.ts'
import { demoKeyOf, type Edition } from './edition.ts'
import { historyOf, registrationDates, wasPublic } from './history.ts'
import { ownerOf } from './owners.ts'

export type Registration = { name: string; userId: number; at: Date; format: 'online' | 'offline' }

/** Registrations of demo users so far, in order of time. */
export const registrationsOf = (edition: Edition, ground: Ground, now: Date): Registration[] => {
  const { from, to } = openingOf(edition, now)
  if (!wasPublic(edition.event) || from >= to) return []
  return guestsOf(edition, ground)
    .map(({ name, userId }) => ({
      name,
      userId,
      at: new Date(from + (to - from) * chance(demoKeyOf(edition), name, 'at')),
      format: formatOf(edition.event, name),
    }))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}

/** From the opening of registration until now, or until its close. */
const openingOf = (edition: Edition, now: Date) => {
  const { opensAt, closesAt } = registrationDates(edition)
  const { createdAt, publishedAt } = historyOf(edition, now)
  return {
    from: Math.max((publishedAt ?? createdAt).getTime(), opensAt?.getTime() ?? 0),
    to: Math.min((closesAt ?? edition.startsAt).getTime(), now.getTime()),
  }
}

/** Bonus for a user of the same city: they are preferred, but not the only guests. */
const neighbourBonus = 0.35

const guestsOf = (edition: Edition, ground: Ground) => {
  const { event } = edition
  const scoreOf = (person: { key: string; city: string }) => chance(demoKeyOf(edition), person.key) + (person.city === event.city ? neighbourBonus : 0)
  const candidates = people
    .filter(({ key }) => !event.speakers.includes(key) && !event.hosts?.includes(key))
    .map((person) => ({ name: person.key, userId: ground.people.get(person.key), score: scoreOf(person) }))
    .sort((a, b) => b.score - a.score)
  const first = participantEvents.has(event.key) ? [{ name: 'participant', userId: ground.accounts.get('participant') }] : []
  const owner = ownerOf(event, ground)
  const guests = [...first, ...candidates].flatMap(({ name, userId }) => (userId === undefined || userId === owner ? [] : [{ name, userId }]))
  return guests.slice(0, event.going + queueLengthOf(event))
}

/** A full event has a waiting list. */
const queueLengthOf = ({ key, access, limit, going }: DemoEvent) =>
  access === undefined && typeof limit === 'number' && going >= limit ? chosenBetween(3, 6, key, 'queue') : 0

const formatOf = ({ key, where, limit }: DemoEvent, name: string): Registration['format'] => {
  const isOnline = 'online' in where
  const hasBoth = isOnline ? where.alsoAtSpace !== undefined : typeof limit === 'object' && limit.online !== undefined
  const isExchanged = hasBoth && chance(key, name, 'format') < 0.35
  return isOnline === isExchanged ? 'offline' : 'online'
}

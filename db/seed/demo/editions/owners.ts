import { organizerEvents } from '../account-events.ts'
import { chance } from '../chance.ts'
import type { Ground } from '../ground.ts'
import { people } from '../people.ts'
import type { DemoEvent } from '../shapes.ts'

/** The owner of an event: the organizer's demo account for its own events, else the host, else another adult of the city. */
export const ownerOf = (event: DemoEvent, ground: Ground): number | null => {
  if (organizerEvents.has(event.key)) return ground.accounts.get('organizer') ?? null
  const candidates = [...(event.hosts ?? []), ...neighboursOf(event), ...event.speakers]
  return candidates.map((key) => ground.people.get(key)).find((id) => id !== undefined) ?? null
}

/** Demo users born in 2006 or later are still at school. */
const youngest = '2006'

/** Adults of the city, in a fixed order for each event. */
const neighboursOf = ({ key, city }: DemoEvent) =>
  people
    .filter((person) => person.city === city && person.birthday < youngest)
    .map((person) => ({ key: person.key, turn: chance(key, person.key, 'owner') }))
    .sort((a, b) => a.turn - b.turn)
    .map((person) => person.key)

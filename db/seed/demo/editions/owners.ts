import { organizerEvents } from '../account-events.ts'
import { chance } from '../chance.ts'
import type { Ground } from '../ground.ts'
import { people } from '../people.ts'
import type { DemoEvent } from '../shapes.ts'

/** Who looks after an event: the organizer's sign-in after his own, else its host, else someone of its city. */
export const ownerOf = (event: DemoEvent, ground: Ground): number | null => {
  if (organizerEvents.has(event.key)) return ground.accounts.get('organizer') ?? null
  const candidates = [...(event.hosts ?? []), ...neighboursOf(event), ...event.speakers]
  return candidates.map((key) => ground.people.get(key)).find((id) => id !== undefined) ?? null
}

/** Born in 2006 and later they still go to school. */
const youngest = '2006'

/** Adults of the city, always in one order for one event. */
const neighboursOf = ({ key, city }: DemoEvent) =>
  people
    .filter((person) => person.city === city && person.birthday < youngest)
    .map((person) => ({ key: person.key, turn: chance(key, person.key, 'owner') }))
    .sort((a, b) => a.turn - b.turn)
    .map((person) => person.key)

import type { Event } from '../../../contract/events/events.ts'

type Person = NonNullable<Event['speakers']>[number]
export type RolePerson = Person & { isAlsoHost: boolean }

/** Speakers and hosts, each person once: a speaker who also hosts stands among the speakers, with both roles. */
export const peopleByRole = (speakers: Person[], hosts: Person[]) => {
  const among = (people: Person[], person: Person) => people.some((other) => isSame(person, other))
  return {
    speakers: speakers.map((person): RolePerson => ({ ...person, isAlsoHost: among(hosts, person) })),
    hosts: hosts.filter((person) => !among(speakers, person)).map((person): RolePerson => ({ ...person, isAlsoHost: false })),
  }
}

/** People without an account are compared by name and position. */
const isSame = (one: Person, other: Person) =>
  one.userId === null ? other.userId === null && one.name === other.name && one.position === other.position : one.userId === other.userId

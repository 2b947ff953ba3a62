import type { EventTypeKey, ThemeKey } from '../reference/keys.ts'

/** A city by its Russian name, as in the reference data. */
type CityName = string

export type DemoPerson = {
  key: string
  firstName: string
  lastName: string
  fatherName?: string
  gender: 'male' | 'female'
  /** YYYY-MM-DD */
  birthday: string
  city: CityName
  /** The line under the name on an event page: "основательница студии «Линия»". */
  position: string
  themes: ThemeKey[]
  isExpert?: true
}

export type DemoOrganization = {
  key: string
  name: string
  type: 'commercial' | 'state' | 'university' | 'ngo' | 'media' | 'individual'
  city: CityName
  /** Two or three sentences. */
  description: string
  url?: string
}

export type DemoPlace = {
  key: string
  name: string
  type: 'city' | 'university' | 'legal_person' | 'partner'
  city: CityName
  /** Street and house number, without the city. */
  address: string
  lat: number
  lng: number
  description: string
}

export type DemoSpace = {
  key: string
  name: string
  /** Key of its place. */
  place: string
  coworkingCapacity: number
  halls: { name: string; capacity: 20 | 40 | 60 | 100 | 150 | 200; equipment: string[] }[]
}

export type DemoProgrammeItem = {
  /** Day of a long event, starting at 0. */
  day?: number
  /** Local time, HH:MM. */
  at: string
  minutes: number
  name: string
  /** Key of a demo user. */
  speaker?: string
  description?: string
  hall?: string
}

export type DemoEvent = {
  key: string
  /** At most 120 characters. */
  name: string
  type: EventTypeKey
  themes: ThemeKey[]
  /** Days from the first start of the demo, −60…90. */
  day: number
  /** Local start in the city's time zone, HH:MM. */
  at: string
  minutes: number
  city: CityName
  where:
    | { space: string; halls: string[] }
    | { place: string }
    | { venue: string; address: string }
    | { online: true; alsoAtSpace?: string }
  access?: 'approval-required' | 'close'
  participation?: { team: { min: number; max: number } } | 'quiz'
  /** Spaces of a network event, the main one first. */
  networkSpaces?: string[]
  /** Members share the key; the earliest is the main event. */
  series?: string
  isContest?: true
  state?: 'draft' | 'wait' | 'declined' | 'unpublished' | 'canceled'
  cancelReason?: string
  /** Title of the broadcast; the seeder creates the link. */
  live?: { title: string; isPublic?: true }
  /** Seat limits; a single number is for all guests together. */
  limit?: number | { online?: number; offline?: number }
  registration?: { opensDaysBefore?: number; closesHoursBefore?: number }
  /** Paragraphs separated by an empty line; a line that starts with "- " is a list item. */
  info: string
  programme: DemoProgrammeItem[]
  /** Keys of demo users. */
  speakers: string[]
  hosts?: string[]
  /** Keys of organizations. */
  organizers: string[]
  partners?: string[]
  documents?: { name: string; text: string }[]
  tag?: string
  /** Number of registered demo users. */
  going: number
  certificate?: true
  ageFrom?: 12 | 16 | 18
  mediaAccreditation?: true
  needsSignature?: true
  /** Staff promotion, 0…100; the default is 0. */
  weight?: number
}

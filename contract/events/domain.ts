import type { Section } from '../kit.ts'
import { events } from './events.ts'

export const eventsDomain = [
  { title: 'Events', description: 'The catalogue of events, their pages and calendars.', calls: events },
] as const satisfies readonly Section[]

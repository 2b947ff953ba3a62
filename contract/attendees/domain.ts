import type { Section } from '../kit.ts'
import { attendees } from './attendees.ts'

export const attendeesDomain = [
  { title: 'Participants', description: 'The participants of an event as its organizers see, choose and mark them.', calls: attendees },
] as const satisfies readonly Section[]

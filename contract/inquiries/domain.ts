import type { Section } from '../kit.ts'
import { inquiries } from './inquiries.ts'

export const inquiriesDomain = [
  { title: 'Inquiries', description: 'Requests of participants to the organizers of an event, and their decisions.', calls: inquiries },
] as const satisfies readonly Section[]

import type { Section } from '../kit.ts'
import { mailings } from './mailings.ts'

export const mailingsDomain = [
  { title: 'Mailings', description: 'Subscriptions to regular emails.', calls: mailings },
] as const satisfies readonly Section[]

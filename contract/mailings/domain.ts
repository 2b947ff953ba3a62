import type { Section } from '../kit.ts'
import { mailings } from './mailings.ts'

export const mailingsDomain = [
  { title: 'Mailings', description: 'Letters that come regularly, and how they are stopped.', calls: mailings },
] as const satisfies readonly Section[]

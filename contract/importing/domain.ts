import type { Section } from '../kit.ts'
import { importing } from './importing.ts'

export const importingDomain = [
  { title: 'Import of events', description: 'An event of another site or calendar as fields of a draft.', calls: importing },
] as const satisfies readonly Section[]

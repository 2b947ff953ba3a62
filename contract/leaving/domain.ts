import type { Section } from '../kit.ts'
import { leaving } from './leaving.ts'

export const leavingDomain = [
  { title: 'Leaving', description: 'Exporting personal data, deleting an account, merging two accounts.', calls: leaving },
] as const satisfies readonly Section[]

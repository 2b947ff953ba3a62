import type { Section } from '../kit.ts'
import { leaving } from './leaving.ts'

export const leavingDomain = [
  { title: 'Leaving', description: "Taking one's data along, leaving the platform, making one account of two.", calls: leaving },
] as const satisfies readonly Section[]

import type { Section } from '../kit.ts'
import { coworking } from './coworking.ts'

export const coworkingDomain = [
  { title: 'Coworking', description: 'Places in the coworking of a space by day, visits, and bans of users in a space.', calls: coworking },
] as const satisfies readonly Section[]

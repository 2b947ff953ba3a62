import type { Section } from '../kit.ts'
import { participation } from './participation.ts'

export const participationDomain = [
  { title: 'Participation', description: 'Registration, the waiting list, favourites and the events of a user.', calls: participation },
] as const satisfies readonly Section[]

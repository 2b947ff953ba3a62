import type { Section } from '../kit.ts'
import { participation } from './participation.ts'

export const participationDomain = [
  { title: 'Participation', description: 'Registration, the waiting list, favourites and what a person takes part in.', calls: participation },
] as const satisfies readonly Section[]

import type { Section } from '../kit.ts'
import { platform } from './platform.ts'

export const platformDomain = [
  { title: 'Platform', description: 'Health, reports and what belongs to no domain.', calls: platform },
] as const satisfies readonly Section[]

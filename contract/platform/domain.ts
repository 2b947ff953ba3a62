import type { Section } from '../kit.ts'
import { platform } from './platform.ts'

export const platformDomain = [
  { title: 'Platform', description: 'Health, error reports and calls that belong to no domain.', calls: platform },
] as const satisfies readonly Section[]

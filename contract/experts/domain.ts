import type { Section } from '../kit.ts'
import { experts } from './experts.ts'

export const expertsDomain = [
  { title: 'Experts', description: 'Invitations of experts to events, and the scores that they give to participants.', calls: experts },
] as const satisfies readonly Section[]

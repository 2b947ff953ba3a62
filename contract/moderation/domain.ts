import type { Section } from '../kit.ts'
import { moderation } from './moderation.ts'

export const moderationDomain = [
  { title: 'Moderation', description: 'Undoing decisions of staff, and the log of their actions.', calls: moderation },
] as const satisfies readonly Section[]

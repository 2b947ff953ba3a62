import { deletions } from './queues/deletions.ts'
import { educations } from './queues/educations.ts'
import { employments } from './queues/employments.ts'
import { merges } from './queues/merges.ts'
import { parentalConsents } from './queues/parental-consents.ts'

/** Tabs of the panel in display order; the first is the default. */
export const queues = [parentalConsents, deletions, merges, educations, employments] as const

export const queueNamed = (name: string | null) => queues.find(({ looks }) => looks.name === name) ?? queues[0]

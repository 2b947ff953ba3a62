import { deletions } from './queues/deletions.ts'
import { educations } from './queues/educations.ts'
import { employments } from './queues/employments.ts'
import { merges } from './queues/merges.ts'
import { parentalConsents } from './queues/parental-consents.ts'

/** The tabs of the panel in their order; the first is open at the start. */
export const queues = [parentalConsents, deletions, merges, educations, employments] as const

export const queueNamed = (name: string | null) => queues.find(({ looks }) => looks.name === name) ?? queues[0]

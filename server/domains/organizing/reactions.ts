import { on } from '../../kernel/facts.ts'
import type { Resources } from '../../kernel/resources.ts'
import { notifyOfCancellation } from './cancel.ts'
import { eventCancelled } from './facts.ts'

export const organizingReactions = [on(eventCancelled, 'notices', (fact, resources: Resources) => notifyOfCancellation(resources, fact))]

import { on } from '../../kernel/facts.ts'
import type { Resources } from '../../kernel/resources.ts'
import { decisionMade } from './facts.ts'
import { settleDue } from './settle.ts'

export const moderationReactions = [on(decisionMade, 'settle', (_decision, resources: Resources) => settleDue(resources))]

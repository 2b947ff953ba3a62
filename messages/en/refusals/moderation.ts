import type { moderationRefusals as declared } from '../../../contract/moderation/refusals.ts'

export const moderationRefusals = {
  changedMeanwhile: 'The author changed this entry while you were looking at it. Check the new content and decide again.',
  undoTooLate: 'It is too late: the decision is already in force.',
  alreadyUndone: 'This decision has already been undone.',
  notYourDecision: 'Only the person who made the decision can undo it.',
} satisfies Record<keyof typeof declared, string>

import type { moderationRefusals as declared } from '../../../contract/moderation/refusals.ts'

export const moderationRefusals = {
  ownRequest: 'This entry is your own: another staff member has to decide about it.',
  notWaiting: 'There is nothing to decide yet: the user hasn’t confirmed the request or uploaded the document.',
  changedMeanwhile: 'The author changed this entry while you were looking at it. Check the new content and decide again.',
  changedSince: 'There is nothing left to undo: the author has changed or deleted the entry since the decision.',
  undoTooLate: 'It’s too late: the decision is already in force.',
  alreadyUndone: 'This decision has already been undone.',
  notYourDecision: 'Only the person who made the decision can undo it.',
} satisfies Record<keyof typeof declared, string>

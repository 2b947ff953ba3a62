export const moderationRefusals = {
  ownRequest: { status: 403 },
  notWaiting: { status: 409 },
  changedMeanwhile: { status: 409 },
  changedSince: { status: 409 },
  undoTooLate: { status: 409 },
  alreadyUndone: { status: 409 },
  notYourDecision: { status: 403 },
} as const

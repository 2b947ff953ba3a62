export const expertsRefusals = {
  notExpert: { status: 422, field: 'userIds' },
  ownExpert: { status: 422, field: 'userIds' },
  tooManyExperts: { status: 422, field: 'userIds' },
  eventNotModerated: { status: 409 },
  invitesClosed: { status: 409 },
  noAcceptedExpert: { status: 409 },
  inviteDecided: { status: 409 },
  scoringClosed: { status: 409 },
  scoringPaused: { status: 409 },
} as const

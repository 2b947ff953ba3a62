export const expertsRefusals = {
  notExpert: { status: 422, field: 'userIds' },
  ownExpert: { status: 422, field: 'userIds' },
  tooManyExperts: { status: 422, field: 'userIds' },
  inviteDecided: { status: 409 },
  scoringClosed: { status: 409 },
} as const

export const coworkingRefusals = {
  alreadyEnlisted: { status: 409, field: 'date' },
  notEnlisted: { status: 409 },
  noFreePlaces: { status: 422, field: 'date' },
  closedOnDate: { status: 422, field: 'date' },
} as const

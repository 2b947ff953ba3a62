export const spacesRefusals = {
  placeExists: { status: 409, field: 'name' },
} as const

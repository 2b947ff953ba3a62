export const referenceRefusals = {
  duplicateInterest: { status: 422, field: 'name' },
} as const

export const controlRefusals = {
  alreadyMarked: { status: 409 },
} as const

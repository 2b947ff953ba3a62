export const supportRefusals = {
  supportAnswered: { status: 409 },
  supportContinued: { status: 409 },
} as const

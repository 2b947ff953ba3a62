export const contentRefusals = {
  contentChanged: { status: 409 },
  contentUsed: { status: 409 },
  contentExists: { status: 409 },
} as const

export const contentRefusals = {
  contentChanged: { status: 409 },
  contentUsed: { status: 409 },
  contentExists: { status: 409 },
  /** The change leaves upcoming bookings without hall or hours, or moves them by the clock; it has to be confirmed. */
  contentConcerns: { status: 409 },
} as const

export const contentRefusals = {
  contentChanged: { status: 409 },
  contentUsed: { status: 409 },
  contentExists: { status: 409 },
  /** The change leaves upcoming bookings and places in a coworking without hall, hours or day, or moves them by the clock; it has to be confirmed. */
  contentConcerns: { status: 409 },
} as const

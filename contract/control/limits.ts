export const controlPageSizes = { visitors: 50 } as const

export const visitorTypes = ['event', 'coworking', 'meeting'] as const
export type VisitorType = (typeof visitorTypes)[number]

/** Visits can be marked for a day so long after it. */
export const markDaysBack = 30

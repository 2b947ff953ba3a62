export const controlPageSizes = { visitors: 50 } as const

export const visitorTypes = ['event', 'coworking', 'meeting'] as const
export type VisitorType = (typeof visitorTypes)[number]

/** Visits can be marked for a day so long after it. */
export const markDaysBack = 30

/** Scans made without a network are taken so long after their day: a weekend. Their time is that of the device, which nothing proves. */
export const offlineDaysBack = 3

/** A personal code, or the longer one that a device checks by itself. */
export const scannedCodeLength = 200

/** Scans without a network that a device sends in one exchange. */
export const scansAtOnce = 200

export const scanResults = ['marked', 'already', 'stranger', 'banned', 'refused'] as const
export type ScanResult = (typeof scanResults)[number]

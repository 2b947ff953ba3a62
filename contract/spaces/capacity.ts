/** The largest number of seats of each tier of halls; the last one has no end (A146). */
export const capacityTiers = [20, 40, 60, 100, 150, 'more'] as const
export type CapacityTier = (typeof capacityTiers)[number]

/** The tier of a hall: the smallest one that holds its seats (V391). */
export const capacityTierOf = (seats: number): CapacityTier => capacityTiers.find((tier) => tier === 'more' || seats <= tier) ?? 'more'

/** The fewest and the most seats of a tier; the most is null where it has no end. */
export const seatsOf = (tier: CapacityTier): { from: number; to: number | null } => {
  const before = capacityTiers[capacityTiers.indexOf(tier) - 1]
  return { from: typeof before === 'number' ? before + 1 : 1, to: tier === 'more' ? null : tier }
}

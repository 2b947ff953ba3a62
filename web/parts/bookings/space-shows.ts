/** Which bookings of their spaces staff see. A cancelled one is past. */
export const spaceShows = ['waiting', 'future', 'past'] as const
export type SpaceShow = (typeof spaceShows)[number]

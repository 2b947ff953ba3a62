import { offsetOf } from '../../kernel/zones.ts'

const zone = 'Europe/Moscow'

/** The Moscow time of an instant in the UTC fields of a date, because tables have no zones. The titles name the zone. */
export const exportWallTime = (at: Date): Date => {
  const [hours = 0, minutes = 0] = offsetOf(zone, at).split(':').map(Number)
  return new Date(at.getTime() + (hours * 60 + minutes) * 60_000)
}

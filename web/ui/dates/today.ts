import { inBrowserZone, toZonedInstant } from '../../kernel/zoned-time.ts'
import type { Day } from './parse-day.ts'

/** The current date in the zone, or in the browser's own. */
export const today = (zone?: string): Day => {
  const now = new Date().toISOString()
  return (zone ? toZonedInstant(now, zone) : inBrowserZone(now)).slice(0, 10)
}

import { z } from 'zod'
import { date } from '../shapes.ts'

/** A time of day by the clock of the space, HH:MM. */
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** An end may also be midnight after the day. */
export const endTime = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)

/** Opening hours of a weekday, 1 is Monday. A day with a break has two entries, a closed day none. */
export const openHours = z.object({ day: z.int().min(1).max(7), open: time, close: endTime })
export type OpenHours = z.output<typeof openHours>

/** Hours of a single date instead of those of its weekday. Null times mean closed all day. */
export const specialDay = z.object({ date, open: time.nullable(), close: endTime.nullable() })
export type SpecialDay = z.output<typeof specialDay>

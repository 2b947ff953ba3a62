import { z } from 'zod'
import { date, type NamedFault } from '../shapes.ts'

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

type Entry = { open: string | null; close: string | null }

/** Opening hours of one day end after they start; a closed day has neither time. */
const oneEntry = <Schema extends z.ZodType<Entry>>(schema: Schema): Schema =>
  schema.check(({ value, issues }) => {
    const { open, close } = value
    if (issues.length > 0 || (open === null && close === null)) return
    const report = (at: keyof Entry, fault: NamedFault) => issues.push({ code: 'custom', input: value[at], path: [at], params: { fault } })
    if (open === null || close === null) report(open === null ? 'open' : 'close', 'required')
    else if (close <= open) report('close', 'closesEarly')
  })

/** Hours of one day do not overlap, and a day is not both closed and open: only one of the two could be true. */
const listOfHours = <One extends Entry>(entry: z.ZodType<One>, { max, dayOf }: { max: number; dayOf: (one: One) => string | number }) =>
  z
    .array(entry)
    .max(max)
    .check(({ value, issues }) => {
      if (issues.length > 0) return
      const days = Map.groupBy(value.entries(), ([, one]) => dayOf(one))
      for (const entries of days.values())
        for (const [place, one] of entries.filter(([, one], index) => entries.slice(0, index).some(([, other]) => isOverlap(one, other))))
          issues.push({ code: 'custom', input: one, path: [place, 'open'], params: { fault: 'hoursOverlap' satisfies NamedFault } })
    })

const isOverlap = (one: Entry, other: Entry): boolean => {
  if (one.open === null || other.open === null || one.close === null || other.close === null) return true
  return one.open < other.close && other.open < one.close
}

export const weekHours = listOfHours(oneEntry(openHours), { max: 42, dayOf: ({ day }) => day })
export const dayHours = listOfHours(oneEntry(specialDay), { max: 400, dayOf: ({ date }) => date })

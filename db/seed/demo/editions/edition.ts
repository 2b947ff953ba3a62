import type { DemoEvent } from '../shapes.ts'
import { instantAt, minutesOf } from '../zoned.ts'

/** One edition of a demo event; the first has the number 0. Dates are local to its city. */
export type Edition = { event: DemoEvent; number: number; zone: string; startsOn: string; startsAt: Date; endsAt: Date }

type Day = { event: DemoEvent; number: number; zone: string; startsOn: string }

export const editionOn = (day: Day): Edition => {
  const start = minutesOf(day.event.at)
  const at = (minutes: number) => instantAt(day.startsOn, minutes, day.zone)
  return { ...day, startsAt: at(start), endsAt: at(start + day.event.minutes) }
}

export const demoKeyOf = ({ event, number }: { event: { key: string }; number: number }): string => `${event.key}#${number}`

/** Parses the key and the number from a demo key. */
export const fromDemoKey = (demoKey: string): { key: string; number: number } => {
  const at = demoKey.lastIndexOf('#')
  return { key: demoKey.slice(0, at), number: Number(demoKey.slice(at + 1)) }
}

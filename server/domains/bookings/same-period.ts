import { localOf } from '../../kernel/zones.ts'
import { addDays, endIn } from '../spaces/hours.ts'
import { instantAt, type Period } from './slots.ts'

/** A period moved to another first day: the same times by the clock of the zone. Null if the clock skips one of them there. */
export const samePeriodOn = ({ startsAt, endsAt }: Period, date: string, zone: string): Period | null => {
  const [first, start] = [localOf(startsAt, zone).slice(0, 10), localOf(startsAt, zone).slice(11)]
  const [last, end] = endIn(zone, endsAt)
  const days = (Date.parse(last) - Date.parse(first)) / 86_400_000
  const [from, to] = [instantAt(zone, date, start), instantAt(zone, addDays(date, days), end)]
  return from && to && from < to ? { startsAt: from, endsAt: to } : null
}

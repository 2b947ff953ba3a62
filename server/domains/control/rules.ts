import { dueNow, type Reason } from '../../../contract/control/due-now.ts'
import type { VisitorRow } from './day.ts'

/** The visits of one user to mark: on the day itself those of now, later all of the day. */
export const dueAt = (entries: readonly VisitorRow[], { isToday, at }: { isToday: boolean; at: Date }): VisitorRow[] =>
  isToday ? dueNow(entries, reasonOf, at) : entries.filter(({ status }) => status !== 'delisted')

const reasonOf = ({ starts_at, ends_at, status }: VisitorRow): Reason => ({
  startsAt: starts_at,
  endsAt: ends_at,
  isDelisted: status === 'delisted',
})

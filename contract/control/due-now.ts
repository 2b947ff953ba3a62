import { attendanceOpensHoursBefore } from '../attendees/limits.ts'

/** A reason of a visit; its times are those of the coworking if they are null. */
export type Reason = { startsAt: Date | null; endsAt: Date | null; isDelisted: boolean }

const hourMs = 3_600_000

/**
 * The reasons for which a visitor comes now: the coworking of the day, and events and meetings from three hours before their start to
 * their end. A visitor who comes earlier than for any of them comes for the next one.
 */
export const dueNow = <E>(entries: readonly E[], reasonOf: (entry: E) => Reason, now: Date): E[] => {
  const open = entries
    .map((entry) => ({ entry, ...reasonOf(entry) }))
    .filter(({ isDelisted, endsAt }) => !isDelisted && (endsAt === null || now < endsAt))
  const due = open.filter(({ startsAt }) => startsAt === null || now.getTime() >= startsAt.getTime() - attendanceOpensHoursBefore * hourMs)
  const next = open.toSorted((one, other) => startOf(one) - startOf(other)).slice(0, 1)
  return (due.length > 0 ? due : next).map(({ entry }) => entry)
}

const startOf = ({ startsAt }: Reason): number => startsAt?.getTime() ?? 0

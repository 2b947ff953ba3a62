import { attendanceOpensHoursBefore } from '../../../contract/limits.ts'

type Entry = { starts_at: Date | null; ends_at: Date | null; status: string | null }

const hourMs = 3_600_000

/**
 * The reasons for which a visitor comes now: the coworking of the day, and events and meetings from three hours before their start to
 * their end. A visitor who comes earlier than for any of them comes for the next one.
 */
export const dueNow = <E extends Entry>(entries: readonly E[], now: Date): E[] => {
  const open = entries.filter(({ status, ends_at }) => status !== 'delisted' && (ends_at === null || now < ends_at))
  const due = open.filter(({ starts_at }) => starts_at === null || now.getTime() >= starts_at.getTime() - attendanceOpensHoursBefore * hourMs)
  return due.length > 0 ? due : open.toSorted((one, other) => startOf(one) - startOf(other)).slice(0, 1)
}

const startOf = ({ starts_at }: Entry): number => starts_at?.getTime() ?? 0

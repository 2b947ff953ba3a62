import { type NotificationName, notificationTypes as types } from '../../../contract/limits.ts'
import type { NotificationKind } from '../../../contract/notifications/notifications.ts'

const kinds: Record<NotificationName, NotificationKind> = {
  eventInvite: 'participation',
  eventDecision: 'participation',
  contactAccessRequest: 'contacts',
  contactAccessResult: 'contacts',
  quiz: 'participation',
  subscription: 'following',
  eventReminder: 'participation',
  eventChanged: 'participation',
  eventCancelled: 'participation',
  teamRequest: 'teams',
  teamDecision: 'teams',
  bookingDecision: 'organizing',
  mailingDecision: 'organizing',
  expertInvite: 'participation',
  certificate: 'participation',
  organizationAppeal: 'organizing',
  moderation: 'organizing',
  system: 'system',
}

// Object.keys widens the keys to string
const names = new Map<number, NotificationName>((Object.keys(types) as NotificationName[]).map((name) => [types[name], name]))

/** The name of a stored type; a type that this version does not know counts as a general notice. */
export const nameOf = (type: number): NotificationName => names.get(type) ?? 'system'

export const kindOf = (type: number): NotificationKind => kinds[nameOf(type)]

/** Types whose domain writes a letter of its own, with the calendar and the place of the event in it. */
export const hasOwnLetter = (type: number): boolean => type === types.eventDecision

/** What is sent to who never chose: letters of everything but new followers, pushes of everything to who asked for pushes. */
export const defaultChoice = (kind: NotificationKind) => ({ email: kind !== 'following', push: true })

type QuietHours = { from_minute: number; to_minute: number; zone: string }

/** The moment a message may go out: now, or the end of the quiet hours it falls into. */
export const dueAt = (quiet: QuietHours | null, now: Date): Date => {
  if (!quiet) return now
  const minute = minuteOfDay(now, quiet.zone)
  const length = (quiet.to_minute - quiet.from_minute + 1440) % 1440
  const passed = (minute - quiet.from_minute + 1440) % 1440
  return passed < length ? new Date(now.getTime() + (length - passed) * 60_000) : now
}

const minuteOfDay = (at: Date, zone: string): number => {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' }).formatToParts(at)
  const value = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value)
  return value('hour') * 60 + value('minute')
}

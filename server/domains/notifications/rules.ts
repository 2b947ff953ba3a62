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
  inquiry: 'organizing',
  inquiryDecision: 'participation',
  expertDecision: 'organizing',
}

// Object.keys widens the keys to string
const names = new Map<number, NotificationName>((Object.keys(types) as NotificationName[]).map((name) => [types[name], name]))

/** The name of a stored type. A type that this version does not know counts as `system`. */
export const nameOf = (type: number): NotificationName => names.get(type) ?? 'system'

export const kindOf = (type: number): NotificationKind => kinds[nameOf(type)]

const typesWithOwnLetter: readonly number[] = [types.eventDecision, types.eventChanged, types.eventCancelled]

/** Types whose email is composed by their own domain, because it contains the time and place of the event. */
export const hasOwnLetter = (type: number): boolean => typesWithOwnLetter.includes(type)

/** The same of an occasion of another type. */
export const isOccasionWithOwnLetter = (occasion: string | null): boolean => occasion === 'organizerMessage'

/** Defaults: emails of every kind except new followers, pushes of every kind. Pushes still need a subscribed browser. */
export const defaultChoice = (kind: NotificationKind) => ({ email: kind !== 'following', push: true })

type QuietHours = { from_minute: number; to_minute: number; zone: string }

/** The earliest moment to send a message: now, or the end of the current quiet hours. */
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

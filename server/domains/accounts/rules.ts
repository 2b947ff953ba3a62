import { adultAge, maximumAge, minimumAge, userStatuses } from '../../../contract/limits.ts'
import { wrongField } from '../../kernel/refusal.ts'

/** The Moscow calendar date as YYYY-MM-DD, which ages are computed from (A104). */
export const moscowDate = (now: Date): string => moscow.format(now)

// the Swedish locale formats dates as ISO 8601
const moscow = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow', dateStyle: 'short' })

/** Returns text, because the day may not exist in that year; it still compares correctly with birthdays. */
export const yearsBefore = (today: string, years: number) => `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`
const hasTurned = (age: number, birthday: string, today: string) => birthday <= yearsBefore(today, age)

/** Younger than 18; dates are YYYY-MM-DD. */
export const isChild = (birthday: string, today: string): boolean => !hasTurned(adultAge, birthday, today)

/** The fault of a birthday, or null. Every call that sets a birthday validates it here. */
export const ageObstacle = (birthday: string, now: Date): 'future' | 'tooYoung' | 'tooOld' | null => {
  const today = moscowDate(now)
  if (birthday > today) return 'future'
  if (!hasTurned(minimumAge, birthday, today)) return 'tooYoung'
  return birthday < yearsBefore(today, maximumAge) ? 'tooOld' : null
}

/** The refusal for a date in the future, or for one too long ago. */
export const wrongBirthday = (fault: 'future' | 'tooOld') =>
  fault === 'future' ? wrongField('birthday', 'future') : wrongField('birthday', 'tooLongAgo', maximumAge)

export const statusAtSignUp = (birthday: string, today: string) => (isChild(birthday, today) ? userStatuses.minor : userStatuses.active)

type Standing = { status: number; blocked_at: Date | null; restricted_at: Date | null }

/** Why a sign-in is refused, or null. A minor is refused after 30 days without consent (A095). */
export const obstacleToEnter = ({ status, blocked_at, restricted_at }: Standing): 'blocked' | 'minor' | null => {
  if (status === userStatuses.deactivated || status === userStatuses.merged || blocked_at) return 'blocked'
  return status === userStatuses.minor && restricted_at ? 'minor' : null
}

const longestEmail = 320
const label = /[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?/u.source
const emailForm = new RegExp(`^[^\\s@,;:<>()\\[\\]\\\\"\\p{C}\\p{Default_Ignorable_Code_Point}]+@(?:${label}\\.)+${label}$`, 'u')

/** A single deliverable address without invisible characters. Expects the output of `normalEmail`. */
export const isEmail = (email: string): boolean => email.length <= longestEmail && emailForm.test(email)

/** The domain of an address and its parent domains: `a@b.c.ru` has b.c.ru and c.ru. */
export const mailDomainsOf = (email: string): string[] => {
  const labels = email.slice(email.indexOf('@') + 1).split('.')
  return labels.slice(0, -1).map((_, above) => labels.slice(above).join('.'))
}

import { consentYears, parentalConsentWindowDays } from '../../../../../contract/limits.ts'
import { yearsAfter } from '../../../../kernel/dates.ts'

const dayMs = 86_400_000

/** End of a minor's 30-day window that starts now (V192). */
export const windowEnd = (now: Date): Date => new Date(now.getTime() + parentalConsentWindowDays * dayMs)

/** Due date of the consent; without a stored one the full 30 days start now. */
export const dueAt = (due: Date | null, now: Date): Date => due ?? windowEnd(now)

export const validUntil = (approvedAt: Date): Date => yearsAfter(approvedAt, consentYears)

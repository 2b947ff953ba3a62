import { consentYears, parentalConsentWindowDays } from '../../../../../contract/limits.ts'
import { yearsAfter } from '../../../../kernel/dates.ts'

const dayMs = 86_400_000

/** The end of the 30 days a minor has from now on (V192). */
export const windowEnd = (now: Date): Date => new Date(now.getTime() + parentalConsentWindowDays * dayMs)

/** When the consent is due; who has become a minor only now has all of the 30 days. */
export const dueAt = (due: Date | null, now: Date): Date => due ?? windowEnd(now)

export const validUntil = (approvedAt: Date): Date => yearsAfter(approvedAt, consentYears)

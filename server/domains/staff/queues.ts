import type { StaffQueue } from '../../../contract/staff/staff.ts'
import type { Db } from '../../kernel/db.ts'
import { countConsents } from '../accounts/care/parental-consent/store.ts'
import { countMergeRequests, countProposals } from '../leaving/staff-store.ts'
import { countEducationsToReview } from '../people/profile/educations/store.ts'
import { countEmploymentsToReview } from '../people/profile/employments/store.ts'

const counters: Record<StaffQueue, (db: Db) => Promise<number>> = {
  parentalConsents: (db) => countConsents(db, { status: 'wait' }),
  deletionProposals: (db) => countProposals(db, { status: 'confirmed' }),
  mergeRequests: (db) => countMergeRequests(db, { status: 'wait' }),
  educations: (db) => countEducationsToReview(db, { status: 'wait' }),
  employments: (db) => countEmploymentsToReview(db, { status: 'wait' }),
}

export const countWaiting = async (db: Db): Promise<Record<StaffQueue, number>> => {
  const counts = await Promise.all(Object.entries(counters).map(async ([queue, count]) => [queue, await count(db)] as const))
  // Object.fromEntries widens the keys to string
  return Object.fromEntries(counts) as Record<StaffQueue, number>
}

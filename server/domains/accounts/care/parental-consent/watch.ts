import { adultAge, notificationTypes } from '../../../../../contract/limits.ts'
import type { Tx } from '../../../../kernel/db.ts'
import type { Resources } from '../../../../kernel/resources.ts'
import { notify } from '../../../notifications/notify.ts'
import { moscowDate, yearsBefore } from '../../rules.ts'
import { windowEnd } from './rules.ts'
import { expireConsents, liftAdultRestrictions, restrictOverdue, setMissingDueDates } from './store.ts'

/** Applies what depends on dates: coming of age, due dates and expired consents. */
export const watchMinors = async (resources: Resources) => {
  const { db, clock } = resources
  const now = clock()
  await liftAdultRestrictions(db, yearsBefore(moscowDate(now), adultAge))
  await setMissingDueDates(db, windowEnd(now))
  await db
    .transaction()
    .execute(async (tx) => notifyMinors(resources, tx, 'consentExpired', await expireConsents(tx, { now, dueAt: windowEnd(now) })))
  await db.transaction().execute(async (tx) => notifyMinors(resources, tx, 'consentOverdue', await restrictOverdue(tx, now)))
}

const notifyMinors = async (resources: Resources, tx: Tx, kind: 'consentExpired' | 'consentOverdue', userIds: number[]) => {
  if (userIds.length === 0) return
  await notify(resources, tx, { to: userIds, type: notificationTypes.system, data: { kind, linkHref: '/settings?tab=account' } })
}

import { trustedBrowserDays } from '../../../contract/limits.ts'
import type { ScheduledJob } from '../../kernel/jobs.ts'
import { removeLinksBefore, removeSpentTokensBefore } from './credentials/store.ts'
import { removeBrowsersBefore } from './devices.ts'
import { removeProofsBefore, removeStatesBefore } from './social/store.ts'
import { removeCaptchasBefore, removeFailuresBefore, removePhoneConfirmsBefore, removeSessionsBefore } from './store.ts'

const dayMs = 86_400_000

export const accountsJobs: ScheduledJob[] = [
  {
    name: 'accounts.cleaning',
    cron: '17 * * * *',
    run: async ({ db, clock }) => {
      const now = clock()
      const dayAgo = new Date(now.getTime() - dayMs)
      await removeSessionsBefore(db, now)
      await removeCaptchasBefore(db, now)
      await removeLinksBefore(db, now)
      await removeSpentTokensBefore(db, now)
      await removeStatesBefore(db, now)
      await removeProofsBefore(db, now)
      await removeBrowsersBefore(db, new Date(now.getTime() - trustedBrowserDays * dayMs))
      // codes and failures are counted over a day
      await removePhoneConfirmsBefore(db, dayAgo)
      await removeFailuresBefore(db, dayAgo)
    },
  },
]

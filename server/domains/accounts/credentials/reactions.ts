import { on } from '../../../kernel/facts.ts'
import type { Resources } from '../../../kernel/resources.ts'
import { obstacleToEnter } from '../rules.ts'
import { findAccountByEmail } from '../store.ts'
import { requestLink } from './email-links.ts'
import { passwordResetRequested } from './facts.ts'
import { lastLink, lockAccount, mayRestoreBy } from './store.ts'

export const credentialsReactions = [
  on(passwordResetRequested, 'link', ({ email, returnPath = null }, resources: Resources) => offerNewPassword(resources, { email, returnPath })),
]

/** At most one email a minute, and none for a closed account or an address that may not reset the password. */
const offerNewPassword = async ({ db, clock, announce }: Resources, { email, returnPath }: { email: string; returnPath: string | null }) => {
  const now = clock()
  const account = await findAccountByEmail(db, email)
  if (!account || obstacleToEnter(account)) return
  await db.transaction().execute(async (tx) => {
    await lockAccount(tx, account.id)
    if (!(await mayRestoreBy(tx, account.id))) return
    const last = await lastLink(tx, account.id, { kinds: ['restore'], now })
    if (last && last.resend_at > now) return
    await requestLink({ announce, now }, tx, { kind: 'restore', userId: account.id, email, returnPath })
  })
}

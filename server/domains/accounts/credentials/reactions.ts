import { on } from '../../../kernel/facts.ts'
import type { Resources } from '../../../kernel/resources.ts'
import { hashToken, newToken } from '../../../kernel/secrets.ts'
import { sendLetter } from '../../../kernel/send-letter.ts'
import { letterWithLink } from '../letters/about-links.ts'
import { letterAboutEmailChange, letterAboutPasswordChange } from '../letters/warning.ts'
import { obstacleToEnter } from '../rules.ts'
import { findAccountByEmail } from '../store.ts'
import { requestLink } from './email-links.ts'
import { emailChangeRequested, linkRequested, passwordChanged, passwordResetRequested } from './facts.ts'
import { lastLink, linkToWrite, lockAccount, mayRestoreBy, readerOf, setLinkToken } from './store.ts'

export const credentialsReactions = [
  on(linkRequested, 'letter', ({ linkId }, resources: Resources) => writeLink(resources, linkId)),
  on(passwordResetRequested, 'link', ({ email, returnPath = null }, resources: Resources) => offerNewPassword(resources, { email, returnPath })),
  on(emailChangeRequested, 'warning', async ({ userId, email }, resources: Resources) => {
    const to = await readerOf(resources.db, userId)
    await sendLetter(resources, { to, compose: (stationery) => letterAboutEmailChange(stationery, email) })
  }),
  on(passwordChanged, 'warning', async ({ userId }, resources: Resources) => {
    await sendLetter(resources, { to: await readerOf(resources.db, userId), compose: letterAboutPasswordChange })
  }),
]

/** Only the email contains the token. */
const writeLink = async (resources: Resources, linkId: number) => {
  const { db, clock } = resources
  await sendLetter(resources, {
    to: await linkToWrite(db, linkId, clock()),
    compose: async (stationery) => {
      const token = newToken()
      await setLinkToken(db, linkId, hashToken(token))
      return letterWithLink(stationery, token)
    },
  })
}

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

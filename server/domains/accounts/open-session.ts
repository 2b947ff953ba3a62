import type { SessionUser } from '../../../contract/accounts/sign-in.ts'
import type { Refusal, RefusalDetails } from '../../kernel/refusal.ts'
import { obstacleToEnter } from './rules.ts'
import { type SignInMethod, type SigningIn, startConsentSession, startSession } from './session.ts'
import type { AccountRow } from './store.ts'

type Deps = SigningIn & { refuse: (code: 'blocked' | 'minor', details?: RefusalDetails) => Refusal }

/**
 * Signs in an authenticated user unless the account is closed. A minor with an overdue parental consent gets a token that can only submit
 * it (A095).
 */
export const openSession = async (ctx: Deps, account: AccountRow, way: SignInMethod = 'password'): Promise<SessionUser> => {
  const obstacle = obstacleToEnter(account)
  if (obstacle === 'minor') throw ctx.refuse('minor', { consentToken: await startConsentSession(ctx, account.id) })
  if (obstacle) throw ctx.refuse(obstacle)
  return startSession(ctx, account.id, way)
}

import { ownPath } from '../../../contract/own-path.ts'
import type { Tx } from '../../kernel/db.ts'
import { requestLink } from './credentials/email-links.ts'
import { confirmEmail } from './credentials/store.ts'
import type { SignUp } from './sign-up-form.ts'

type Unproven = { userId: number; email: string; vouchedEmail: string | null }

/** Sends a confirmation email, unless the network of the registration has already confirmed the address. */
export const proveEmail = async (ctx: SignUp, tx: Tx, { userId, email, vouchedEmail }: Unproven) => {
  if (email === vouchedEmail) await confirmEmail(tx, userId, { email, now: ctx.now })
  else await requestLink(ctx, tx, { kind: 'confirm', userId, email, returnPath: ownPath(ctx.body.returnUrl, ctx.siteUrl), isResent: false })
}

import { ownPath } from '../../../contract/own-path.ts'
import type { Tx } from '../../kernel/db.ts'
import { askLink } from './credentials/email-links.ts'
import { confirmEmail } from './credentials/store.ts'
import type { SignUp } from './sign-up-form.ts'

type Unproven = { userId: number; email: string; vouchedEmail: string | null }

/** The address of a registration is proven by a letter, unless the network the person came from has vouched for it. */
export const proveEmail = async (ctx: SignUp, tx: Tx, { userId, email, vouchedEmail }: Unproven) => {
  if (email === vouchedEmail) await confirmEmail(tx, userId, { email, now: ctx.now })
  else await askLink(ctx, tx, { kind: 'confirm', userId, email, returnPath: ownPath(ctx.body.returnUrl, ctx.siteUrl), isResent: false })
}

import type { Ctx } from '../../../kernel/call.ts'
import { passCaptcha } from '../captcha.ts'
import { checkEmailForm } from '../check-email.ts'
import { findAccountByEmail } from '../store.ts'
import { allowLetter, askLink } from './email-links.ts'
import { emailChangeAsked } from './facts.ts'
import { knowsPassword } from './own-password.ts'
import { lockAccount, removeLinks } from './store.ts'

type Call = Ctx<'POST /auth/change-email'>

/**
 * Asks for another address. Without a captcha nothing tells that it is taken: its owner gets a letter that changes
 * nothing, for the link is refused in the end.
 */
export const changeEmail = async (ctx: Call) => {
  const { db, body, actor, refuse } = ctx
  await checkEmailForm(ctx, body.email)
  if (!(await knowsPassword(ctx, body.password))) throw refuse('wrongPassword')
  if (body.captcha) await mailTakenAddress(ctx)
  await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, actor.id)
    if (account.email === body.email && account.email_confirmed_at) throw refuse('emailAlreadyConfirmed')
    await allowLetter(ctx, tx, actor.id)
    await removeLinks(tx, actor.id, ['change'])
    await askLink(ctx, tx, { kind: 'change', userId: actor.id, email: body.email })
    await ctx.announce(tx, emailChangeAsked, { userId: actor.id, email: body.email })
  })
  return { emailPending: body.email }
}

const mailTakenAddress = async (ctx: Call) => {
  await passCaptcha(ctx, { isNeeded: true })
  await ctx.limits.spend('lookups', ctx.caller.addressKey)
  const owner = await findAccountByEmail(ctx.db, ctx.body.email)
  if (owner && owner.id !== ctx.actor.id) throw ctx.refuse('emailTaken')
}

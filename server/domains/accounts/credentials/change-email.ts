import type { Ctx } from '../../../kernel/call.ts'
import { passCaptcha } from '../captcha.ts'
import { checkEmailForm } from '../check-email.ts'
import { findAccountByEmail } from '../store.ts'
import { allowLetter, requestLink } from './email-links.ts'
import { emailChangeRequested } from './facts.ts'
import { isPasswordRight } from './own-password.ts'
import { lockAccount, removeLinks } from './store.ts'

type Call = Ctx<'POST /auth/change-email'>

/** Requests another address. Without a captcha a taken address is not reported: its owner gets an email whose link is refused. */
export const changeEmail = async (ctx: Call) => {
  const { db, body, actor, refuse } = ctx
  await checkEmailForm(ctx, body.email)
  if (!(await isPasswordRight(ctx, body.password))) throw refuse('wrongPassword')
  if (body.captcha) await refuseTakenAddress(ctx)
  await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, actor.id)
    if (account.email === body.email && account.email_confirmed_at) throw refuse('emailAlreadyConfirmed')
    await allowLetter(ctx, tx, actor.id)
    await removeLinks(tx, actor.id, ['change'])
    await requestLink(ctx, tx, { kind: 'change', userId: actor.id, email: body.email })
    await ctx.announce(tx, emailChangeRequested, {
      userId: actor.id,
      email: body.email,
      currentEmail: account.email_confirmed_at && account.email,
    })
  })
  return { emailPending: body.email }
}

const refuseTakenAddress = async (ctx: Call) => {
  await passCaptcha(ctx, { isNeeded: true })
  await ctx.limits.spend('lookups', ctx.caller.addressKey)
  const owner = await findAccountByEmail(ctx.db, ctx.body.email)
  if (owner && owner.id !== ctx.actor.id) throw ctx.refuse('emailTaken')
}

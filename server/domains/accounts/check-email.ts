import { normalEmail } from '../../../contract/accounts/sign-in.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { passCaptcha } from './captcha.ts'
import { isEmail, mailDomainsOf } from './rules.ts'
import { findAccountByEmail, isMailDomainBlocked } from './store.ts'

/** Validates the form before using up the captcha; a taken address is reported only after it. */
export const checkEmail = async (ctx: Ctx<'POST /auth/check-email'>) => {
  const email = normalEmail(ctx.body.email)
  await checkEmailForm(ctx, email)
  await passCaptcha(ctx, { isNeeded: true })
  await ctx.limits.spend('lookups', ctx.caller.addressKey)
  if (await findAccountByEmail(ctx.db, email)) throw ctx.refuse('emailTaken')
  return { available: true }
}

type Checking = { db: Db; refuse: (code: 'emailInvalid' | 'emailDomainBlocked') => Refusal }

export const checkEmailForm = async ({ db, refuse }: Checking, email: string) => {
  if (!isEmail(email)) throw refuse('emailInvalid')
  if (await isMailDomainBlocked(db, mailDomainsOf(email))) throw refuse('emailDomainBlocked')
}

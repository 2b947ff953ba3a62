import type { SessionUser } from '../../../contract/accounts.ts'
import type { Ctx } from '../../kernel/call.ts'
import { brokenConstraint, type Db, type Tx } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { hashToken } from '../../kernel/secrets.ts'
import { passCaptcha } from './captcha.ts'
import { hashPassword } from './passwords.ts'
import { normalPhone } from './phones.ts'
import { birthdayFault, isEmail, mailDomainsOf, moscowDate, statusAtSignUp } from './rules.ts'
import { startSession } from './session.ts'
import { addConsents, addPrimaryPhone, addUser, findAccountByEmail, isMailDomainBlocked, spendPhoneProof } from './store.ts'

type Call = Ctx<'POST /auth/signup'>

/** The agreements people are shown now; the ledger keeps which text was agreed to. */
const textVersion = '2026-11'

/** Creates an account with a proven phone, an e-mail or both, and signs in. */
export const signUp = async (ctx: Call): Promise<SessionUser> => {
  const phone = phoneOf(ctx)
  checkPerson(ctx)
  if (ctx.body.email) await checkEmailForm(ctx, ctx.body.email)
  await passCaptcha(ctx, { isNeeded: ctx.body.email !== undefined })
  const userId = await createAccount(ctx, { phone, passwordHash: await hashPassword(ctx.body.password) })
  return startSession(ctx, userId)
}

/** Tells of mistakes before the captcha is used up; that an address is taken only afterwards. */
export const checkEmail = async (ctx: Ctx<'POST /auth/check-email'>) => {
  const email = ctx.body.email.trim().toLowerCase()
  await checkEmailForm(ctx, email)
  await passCaptcha(ctx, { isNeeded: true })
  if (await findAccountByEmail(ctx.db, email)) throw ctx.refuse('emailTaken')
  return { available: true }
}

type Checking = { db: Db; refuse: (code: 'emailInvalid' | 'emailDomainBlocked') => Refusal }

const checkEmailForm = async ({ db, refuse }: Checking, email: string) => {
  if (!isEmail(email)) throw refuse('emailInvalid')
  if (await isMailDomainBlocked(db, mailDomainsOf(email))) throw refuse('emailDomainBlocked')
}

const phoneOf = ({ body, refuse }: Call): string | null => {
  if (body.phone === undefined && body.email === undefined) throw refuse('phoneOrEmailRequired')
  if (body.phone === undefined) return null
  const phone = normalPhone(body.phone)
  if (!phone) throw refuse('invalidPhone')
  if (!body.phoneToken) throw refuse('phoneTokenInvalid')
  return phone
}

const checkPerson = ({ body, now, refuse }: Call) => {
  if (!body.agreement || !body.personal_data_agreement) throw refuse('agreementRequired')
  const fault = birthdayFault(body.birthday, moscowDate(now))
  if (fault === 'tooYoung') throw refuse('tooYoung')
  if (fault) throw new Refusal('invalidInput', { fields: { birthday: [{ fault: 'format' }] } })
}

type Ready = { phone: string | null; passwordHash: string }

/** All of it or nothing: after a refusal the proof of the phone is still good. */
const createAccount = (ctx: Call, ready: Ready): Promise<number> =>
  ctx.db
    .transaction()
    .execute(async (tx) => {
      if (ready.phone !== null) await spendProofOf(ctx, tx, ready.phone)
      const userId = await addUser(tx, userOf(ctx, ready.passwordHash))
      if (ready.phone !== null) await addPrimaryPhone(tx, userId, ready.phone, ctx.now)
      const given = { user_id: userId, text_version: textVersion, given_at: ctx.now }
      await addConsents(tx, [
        { ...given, kind: 'agreement' },
        { ...given, kind: 'personal_data_agreement' },
      ])
      return userId
    })
    .catch((error) => {
      throw meaningOf(ctx, error)
    })

const spendProofOf = async ({ body, now, refuse }: Call, tx: Tx, phone: string) => {
  const proof = await spendPhoneProof(tx, hashToken(body.phoneToken ?? ''), now)
  if (proof?.phone !== phone) throw refuse('phoneTokenInvalid')
}

const userOf = ({ body, caller, now }: Call, passwordHash: string) => ({
  first_name: body.first_name,
  last_name: body.last_name,
  father_name: body.father_name || null,
  email: body.email ?? null,
  password_hash: passwordHash,
  birthday: body.birthday,
  gender: body.gender ?? null,
  city_id: body.city_id ?? null,
  locale: caller.locale,
  status: statusAtSignUp(body.birthday, moscowDate(now)),
  agreement_at: now,
  personal_data_agreement_at: now,
  created_at: now,
})

/** What a broken constraint tells the person. */
const meaningOf = ({ refuse }: Call, error: unknown): unknown => {
  const constraint = brokenConstraint(error)
  if (constraint === 'users_email_key') return refuse('emailTaken')
  if (constraint === 'users_email_check') return refuse('emailInvalid')
  if (constraint === 'phones_phone_key') return refuse('phoneTaken')
  if (constraint === 'users_city_id_fkey') return new Refusal('invalidInput', { fields: { city_id: [{ fault: 'choice' }] } })
  return error
}

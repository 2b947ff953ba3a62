import type { Ctx } from '../../kernel/call.ts'
import { brokenConstraint, type Tx } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { hashToken } from '../../kernel/secrets.ts'
import { textVersion } from './care/consent/ledger.ts'
import { windowEnd } from './care/parental-consent/rules.ts'
import { normalPhone } from './phones.ts'
import { ageObstacle, isChild, moscowDate, statusAtSignUp, wrongBirthday } from './rules.ts'
import { bindingFault, bindProof } from './social/bind.ts'
import { spendPhoneProof } from './store.ts'

export type SignUp = Ctx<'POST /auth/signup'>

/** The phone of the form as stored, or null if there is none. */
export const phoneOf = ({ body, refuse }: SignUp): string | null => {
  if (body.phone === undefined) return null
  const phone = normalPhone(body.phone)
  if (!phone) throw refuse('invalidPhone')
  return phone
}

export const checkPerson = ({ body, now, refuse }: SignUp) => {
  if (!body.agreement || !body.personal_data_agreement) throw refuse('agreementRequired')
  const fault = ageObstacle(body.birthday, now)
  if (fault === 'tooYoung') throw refuse('tooYoung')
  if (fault) throw wrongBirthday(fault)
}

export const passwordRequired = () => new Refusal('invalidInput', { fields: { password: [{ fault: 'required' }] } })

export const spendProofOf = async ({ body, now, refuse }: SignUp, tx: Tx, phone: string) => {
  const proof = body.phoneToken ? await spendPhoneProof(tx, hashToken(body.phoneToken), now) : undefined
  if (proof?.phone !== phone) throw refuse('phoneTokenInvalid')
}

/** Binds the network profile of the social token, if given. Returns its email if the network has confirmed it. */
export const bindSocial = async ({ body, now, refuse }: SignUp, tx: Tx, userId: number): Promise<string | null> => {
  if (!body.socialToken) return null
  const profile = await bindProof(tx, { userId, socialToken: body.socialToken, now })
  if (!profile) throw refuse('socialTokenInvalid')
  return profile.isEmailConfirmed ? profile.email : null
}

export const personOf = ({ body, now }: SignUp) => ({
  first_name: body.first_name,
  last_name: body.last_name,
  father_name: body.father_name || null,
  birthday: body.birthday,
  gender: body.gender ?? null,
  city_id: body.city_id ?? null,
  status: statusAtSignUp(body.birthday, moscowDate(now)),
  consent_due_at: isChild(body.birthday, moscowDate(now)) ? windowEnd(now) : null,
  agreement_at: now,
  personal_data_agreement_at: now,
})

export const consentsOf = (userId: number, now: Date) =>
  (['agreement', 'personal_data_agreement'] as const).map((kind) => ({ user_id: userId, kind, text_version: textVersion, happened_at: now }))

/** The refusal that a broken constraint means. */
export const signUpFault = ({ refuse }: SignUp, error: unknown): unknown => {
  const constraint = brokenConstraint(error)
  if (constraint === 'users_email_key') return refuse('emailTaken')
  if (constraint === 'users_email_check') return refuse('emailInvalid')
  if (constraint === 'phones_phone_key') return refuse('phoneTaken')
  if (constraint === 'users_city_id_fkey') return new Refusal('invalidInput', { fields: { city_id: [{ fault: 'choice' }] } })
  const binding = bindingFault(error)
  return binding ? refuse(binding) : error
}

import type { Input } from '../../../../contract/contract.ts'
import type { Problem } from '../../../../contract/shapes.ts'
import type { FormInput } from '../../../forms/answer-form.ts'
import { flagOf, textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import { type PostedCity, postedCity } from '../../cities/posted-city.ts'
import { newCaptcha, postedCaptcha } from '../captcha/captcha-posted.ts'
import type { FormCaptcha } from '../captcha/form-captcha.ts'
import { passwordFault } from '../password-rules.ts'
import { type Contact, isCaptchaUsed, personOf, type RegistrationStep, stepToMend } from './registration-answer.ts'

/** Creates the account; a second press finds it there and signs in to it. */
export const signUp = async (input: FormInput): Promise<RegistrationStep | 'registered'> => {
  const contact = contactOf(input.form)
  const city = await postedCity(input)
  const captcha = await postedCaptcha(input.form, input.context)
  if (!captcha.ok) return refused(input, { contact, city, problem: captcha.problem })
  const body = bodyOf(input.form, { contact, cityId: city.id, captcha: captcha.reply.captcha })
  const attempt = await tryApi(input.context)('POST /auth/signup', { body })
  if (attempt.ok || (await isOwnAccount(input, contact, attempt.problem))) return 'registered'
  return refused(input, { contact, city, problem: attempt.problem, captcha: captcha.reply.captcha })
}

const contactOf = (form: FormData): Contact => {
  const email = textOf(form, 'email')
  if (email) return { kind: 'email', email }
  const phone = textOf(form, 'phone')
  return phone ? { kind: 'phone', phone, phoneToken: textOf(form, 'phoneToken') } : { kind: 'own' }
}

type Proven = { contact: Contact; cityId: number | undefined; captcha: string | undefined }

const bodyOf = (form: FormData, { contact, cityId, captcha }: Proven): Input<'POST /auth/signup'>['body'] => {
  const { city: _city, socialToken, ...person } = personOf(form)
  return {
    ...person,
    ...(contact.kind === 'phone' && { phone: contact.phone, phoneToken: contact.phoneToken }),
    ...(contact.kind === 'email' && { email: contact.email, captcha }),
    ...(socialToken && { socialToken }),
    password: textOf(form, 'password') || undefined,
    city_id: cityId,
    ...consentsOf(form),
  }
}

const consentsOf = (form: FormData) => ({ agreement: flagOf(form, 'agreement'), personal_data_agreement: flagOf(form, 'personal_data_agreement') })

const afterFirstPress = ['phoneTaken', 'phoneTokenInvalid', 'emailTaken', 'captcha']

/** If the password opens the existing account, it is the user's own, created by the first of two presses. */
const isOwnAccount = async ({ form, context }: FormInput, contact: Contact, { reason }: Problem): Promise<boolean> => {
  if (!afterFirstPress.includes(reason)) return false
  if (contact.kind === 'own') return false
  const name = contact.kind === 'phone' ? { phone: contact.phone } : { email: contact.email }
  const attempt = await tryApi(context)('POST /auth/login', { body: { ...name, password: textOf(form, 'password') } })
  return attempt.ok
}

type Refused = { contact: Contact; city: PostedCity; problem: Problem; captcha?: string | undefined }

const refused = async ({ form, context }: FormInput, { contact, city, problem, captcha }: Refused): Promise<RegistrationStep> => {
  const next: FormCaptcha | null =
    captcha && !isCaptchaUsed(problem) ? { passed: captcha } : contact.kind === 'email' ? await newCaptcha(context) : null
  const step = stepToMend(problem)
  if (step === 'phone') return { step, phone: contact.kind === 'phone' ? contact.phone : '', earlier: null, fault: problem }
  if (step === 'email') return { step, email: contact.kind === 'email' ? contact.email : '', captcha: next, fault: problem }
  const faults = { city: city.fault, password: passwordFault(textOf(form, 'password')) }
  return { step, contact, captcha: next, fault: problem, faults, consents: consentsOf(form) }
}

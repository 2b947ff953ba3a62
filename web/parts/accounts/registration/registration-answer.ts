import { postedDate } from '../../../forms/date-parts.ts'
import { textOf } from '../../../forms/form-data.ts'
import type { CityFault } from '../../cities/city-choice.ts'
import type { CaptchaFault, FormCaptcha } from '../captcha/form-captcha.ts'
import type { PasswordFault } from '../password-rules.ts'
import type { CodeSent } from '../phone/code-sent.ts'

const personFields = ['first_name', 'last_name', 'father_name', 'birthday', 'city', 'socialToken'] as const

/** Personal data typed by the user or received from a social network; every step carries it, so that none is lost. */
export type Person = Record<(typeof personFields)[number], string>

/** The contact: a phone with a single-use token, or a free email. `own` is that of the account being finished, if it has one. */
export type Contact = { kind: 'phone'; phone: string; phoneToken: string } | { kind: 'email'; email: string } | { kind: 'own' }

export type PhoneContactStep = { step: 'phone'; phone: string; earlier: CodeSent | null; fault: CaptchaFault | null }
export type EmailContactStep = { step: 'email'; email: string; captcha: FormCaptcha | null; fault: CaptchaFault | null }

/** Faults in more detail than the refusal gives. */
export type PersonFaults = { city: CityFault | null; password: PasswordFault | null }
export type Consents = { agreement: boolean; personal_data_agreement: boolean }

export type PersonStep = {
  step: 'person'
  contact: Contact
  captcha: FormCaptcha | null
  fault: CaptchaFault | null
  faults: PersonFaults
  consents: Consents
}

export type RegistrationStep =
  | PhoneContactStep
  | EmailContactStep
  | PersonStep
  | { step: 'code'; sent: CodeSent; fault: CaptchaFault | null }
  | { step: 'known'; sent: CodeSent }

/** The current step of the registration. */
export type RegistrationAnswer = RegistrationStep & { person: Person }

export const emptyPhoneStep: PhoneContactStep = { step: 'phone', phone: '', earlier: null, fault: null }

export const firstPersonStep = (contact: Contact, captcha: FormCaptcha | null): PersonStep => ({
  step: 'person',
  contact,
  captcha,
  fault: null,
  faults: { city: null, password: null },
  consents: { agreement: false, personal_data_agreement: false },
})

export const personOf = (form: FormData): Person => {
  const texts = Object.fromEntries(personFields.map((name) => [name, textOf(form, name).trim()]))
  // `Object.fromEntries` returns an entry for every name of the list
  return { ...texts, birthday: postedDate(form, 'birthday') } as Person
}

export const emptyPerson = personOf(new FormData())

/** Refusals that do not use up the captcha: it stays valid for the next attempt. */
const beforeCaptcha = ['invalidInput', 'agreementRequired', 'tooYoung', 'emailInvalid', 'emailDomainBlocked']

export const isCaptchaUsed = ({ reason }: Pick<CaptchaFault, 'reason'>): boolean => !beforeCaptcha.includes(reason)

/** The step that can fix a refused registration. */
export const stepToMend = ({ reason }: Pick<CaptchaFault, 'reason'>): 'phone' | 'email' | 'person' => {
  if (['phoneTaken', 'phoneTokenInvalid', 'invalidPhone', 'phoneOrEmailRequired'].includes(reason)) return 'phone'
  return ['emailTaken', 'emailInvalid', 'emailDomainBlocked'].includes(reason) ? 'email' : 'person'
}

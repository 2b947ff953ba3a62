import type { CaptchaAsked } from '../captcha/captcha-asked.ts'
import { textOf } from '../form-data.ts'
import type { PasswordFault } from '../password-rules.ts'
import type { CodeSent, Fault } from '../phone/code-sent.ts'
import type { CityFault } from './city-choice.ts'

const personFields = ['first_name', 'last_name', 'father_name', 'birthday', 'city', 'socialToken'] as const

/** What a person, or the network he comes from, has told of him so far; it travels with every step, so that none of them loses it. */
export type Person = Record<(typeof personFields)[number], string>

/** What was proven: a phone, by the token that is good once, or an e-mail that is free; who finishes an account may have one in it. */
export type Contact = { kind: 'phone'; phone: string; phoneToken: string } | { kind: 'email'; email: string } | { kind: 'own' }

export type PhoneContactStep = { step: 'phone'; phone: string; earlier: CodeSent | null; fault: Fault | null }
export type EmailContactStep = { step: 'email'; email: string; captcha: CaptchaAsked | null; fault: Fault | null }

/** What is wrong beside the refusal itself, in more detail than it tells. */
export type PersonFaults = { city: CityFault | null; password: PasswordFault | null }
export type Consents = { agreement: boolean; personal_data_agreement: boolean }

export type PersonStep = {
  step: 'person'
  contact: Contact
  captcha: CaptchaAsked | null
  fault: Fault | null
  faults: PersonFaults
  consents: Consents
}

export type RegistrationStep =
  | PhoneContactStep
  | EmailContactStep
  | PersonStep
  | { step: 'code'; sent: CodeSent; fault: Fault | null }
  | { step: 'known'; sent: CodeSent }

/** Where the registration stands. */
export type RegistrationAnswer = RegistrationStep & { person: Person }

export const emptyPhoneStep: PhoneContactStep = { step: 'phone', phone: '', earlier: null, fault: null }

export const firstPersonStep = (contact: Contact, captcha: CaptchaAsked | null): PersonStep => ({
  step: 'person',
  contact,
  captcha,
  fault: null,
  faults: { city: null, password: null },
  consents: { agreement: false, personal_data_agreement: false },
})

// every field of the list gets its text
export const personOf = (form: FormData): Person => Object.fromEntries(personFields.map((name) => [name, textOf(form, name).trim()])) as Person

export const emptyPerson = personOf(new FormData())

/** Refusals that come before the captcha is used up: it is still good for the next attempt. */
const beforeCaptcha = ['invalidInput', 'agreementRequired', 'tooYoung', 'emailInvalid', 'emailDomainBlocked']

export const isCaptchaUsed = ({ reason }: Pick<Fault, 'reason'>): boolean => !beforeCaptcha.includes(reason)

/** Which step mends a refused sign-up. */
export const stepToMend = ({ reason }: Pick<Fault, 'reason'>): 'phone' | 'email' | 'person' => {
  if (['phoneTaken', 'phoneTokenInvalid', 'invalidPhone', 'phoneOrEmailRequired'].includes(reason)) return 'phone'
  return ['emailTaken', 'emailInvalid', 'emailDomainBlocked'].includes(reason) ? 'email' : 'person'
}

import { fact } from '../../../kernel/facts.ts'

/** A sign-in on a device that the account has not used before. */
export const newDeviceSignedIn = fact<{ userId: number; device: string | null; at: string }>('account.newDevice')

/** Strangers keep guessing at the password or the codes of an account; null for a login without an account. */
export const guessingDetected = fact<{ userId: number | null; at: string }>('account.guessing')

/** A change of the second step. */
export type SecondStepChange = 'appAdded' | 'appRemoved' | 'passkeyAdded' | 'passkeyRemoved' | 'turnedOff' | 'codesRenewed'

/** The second step of a person is not what it was; `device` is where it was changed. */
export const secondStepChanged = fact<{ userId: number; change: SecondStepChange; device: string | null; at: string }>('account.secondStepChanged')

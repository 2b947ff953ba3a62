import { fact } from '../../../kernel/facts.ts'

export const newDeviceSignedIn = fact<{ userId: number; device: string | null; at: string }>('account.newDevice')

/** Repeated wrong passwords or codes for an account; `userId` is null for a login without an account. */
export const guessingDetected = fact<{ userId: number | null; at: string }>('account.guessing')

export type SecondStepChange = 'appAdded' | 'appRemoved' | 'passkeyAdded' | 'passkeyRemoved' | 'turnedOff' | 'codesRenewed'

/** The user's second step changed; `device` is the device the change was made from. */
export const secondStepChanged = fact<{ userId: number; change: SecondStepChange; device: string | null; at: string }>('account.secondStepChanged')

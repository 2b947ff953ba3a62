import { fact } from '../../../kernel/facts.ts'

/** A link must be emailed; its token is created with the email. */
export const linkRequested = fact<{ linkId: number; userId: number; email: string }>('accounts.linkAsked')

/** A password reset was requested for this address, which may have no account. */
export const passwordResetRequested = fact<{ email: string; returnPath?: string | null }>('accounts.passwordForgotten')

/** `currentEmail` is the confirmed address of the account, which is warned; null if there is none. */
export const emailChangeRequested = fact<{ userId: number; email: string; currentEmail: string | null }>('accounts.emailChangeAsked')

export const passwordChanged = fact<{ userId: number }>('accounts.passwordChanged')

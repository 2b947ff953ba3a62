import { fact } from '../../../kernel/facts.ts'

/** A link must be emailed; its token is created with the email. */
export const linkRequested = fact<{ linkId: number }>('accounts.linkAsked')

/** A password reset was requested for this address, which may have no account. */
export const passwordResetRequested = fact<{ email: string; returnPath?: string | null }>('accounts.passwordForgotten')

export const emailChangeRequested = fact<{ userId: number; email: string }>('accounts.emailChangeAsked')

export const passwordChanged = fact<{ userId: number }>('accounts.passwordChanged')

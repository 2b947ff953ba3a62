import { fact } from '../../../kernel/facts.ts'

/** A link is to be sent to the address it is for; its token is made when the letter is. */
export const linkAsked = fact<{ linkId: number }>('accounts.linkAsked')

/** Somebody says he forgot the password of the account with this address, if there is one. */
export const passwordForgotten = fact<{ email: string; returnPath?: string | null }>('accounts.passwordForgotten')

export const emailChangeAsked = fact<{ userId: number; email: string }>('accounts.emailChangeAsked')

export const passwordChanged = fact<{ userId: number }>('accounts.passwordChanged')

import { fact } from '../../kernel/facts.ts'

/** Somebody wants to leave; the link of the letter is made when it is written. */
export const deletionAsked = fact<{ proposalId: number }>('leaving.deletionAsked')

export const deletionApproved = fact<{ userId: number }>('leaving.deletionApproved')

export const exportAsked = fact<{ exportId: number }>('leaving.exportAsked')

/** A code for a mailbox that may be another account's. */
export const mergeCodeAsked = fact<{ userId: number; email: string }>('leaving.mergeCodeAsked')

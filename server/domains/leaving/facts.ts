import { fact } from '../../kernel/facts.ts'

/** An account deletion was requested; the token of its link is created with the email. */
export const deletionRequested = fact<{ proposalId: number; userId: number }>('leaving.deletionAsked')

export const deletionApproved = fact<{ userId: number }>('leaving.deletionApproved')

export const exportRequested = fact<{ exportId: number }>('leaving.exportAsked')

/** A merge code was requested for an address that may belong to another account. */
export const mergeCodeRequested = fact<{ userId: number; email: string; requestId: string }>('leaving.mergeCodeAsked')

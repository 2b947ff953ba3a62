import type { leavingRefusals as declared } from '../../../contract/leaving/refusals.ts'

export const leavingRefusals = {
  accountClosed: 'One of the accounts is already closed and can’t be merged. Decline the request.',
  alreadyAsked: 'You’ve asked already, and we’re looking at it.',
  mergeProofInvalid: 'The code is wrong or too old. Please ask for a new one.',
} satisfies Record<keyof typeof declared, string>

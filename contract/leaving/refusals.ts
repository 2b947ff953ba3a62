export const leavingRefusals = {
  accountClosed: { status: 409 },
  alreadyAsked: { status: 409 },
  mergeProofInvalid: { status: 422, field: 'token' },
} as const

export const leavingRefusals = {
  alreadyAsked: { status: 409 },
  mergeProofInvalid: { status: 422, field: 'token' },
} as const

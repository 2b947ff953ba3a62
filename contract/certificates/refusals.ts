export const certificatesRefusals = {
  certificateNotFound: { status: 404 },
  certificateNotIssued: { status: 409 },
  certificatesSent: { status: 409 },
  certificateNotEarned: { status: 409 },
  certificatesUnavailable: { status: 422 },
} as const

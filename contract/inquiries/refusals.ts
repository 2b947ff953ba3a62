export const inquiriesRefusals = {
  inquiryWaiting: { status: 409 },
  inquiryDecided: { status: 409 },
  attendanceUnavailable: { status: 422, field: 'type' },
  participantBanned: { status: 422 },
  admissionUnavailable: { status: 422, field: 'type' },
} as const

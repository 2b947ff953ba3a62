export const attendeesRefusals = {
  selectionChanged: { status: 409 },
  tooManyChosen: { status: 422 },
  alreadyAttended: { status: 409 },
  participantsBanned: { status: 422 },
  tooManyTags: { status: 422, field: 'set' },
  noReplyAddress: { status: 422, field: 'withReplyTo' },
  exportTooLong: { status: 422 },
  codeUnknown: { status: 422, field: 'code' },
  codeExpired: { status: 422, field: 'code' },
  notApproved: { status: 403 },
  attendanceClosed: { status: 422 },
  eventNotToday: { status: 422 },
} as const

export const eventsRefusals = {
  inModerationForOrganizer: { status: 403, code: 5000 },
  inModeration: { status: 403, code: 5001 },
  notParticipant: { status: 403, code: 5002 },
} as const

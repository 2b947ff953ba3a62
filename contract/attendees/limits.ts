export const attendeesPageSizes = { participants: 10 } as const

/** Participants that one change by a filter may concern. */
export const maxChosen = 10_000

/** The decision, its bell and its emails wait so long, and can be taken back. */
export const decisionUndoSeconds = 60

export const participantTagLength = 40
/** Different tags of an event. */
export const maxEventTags = 50
/** Tags of one participant. */
export const maxParticipantTags = 10

export const organizerMessageLengths = { subject: 150, text: 4000 } as const

/** A longer list is exported as a job: `POST /exports` with the name `participants`. */
export const maxDirectExportRows = 2_000

/** Marks begin so long before the start of an event. */
export const attendanceOpensHoursBefore = 3
/** The poster marks until so long after the end; organizers mark at any later time. */
export const posterClosesHoursAfter = 3

export const participantRoles = ['participant', 'speaker', 'host', 'organizer', 'expert', 'media'] as const

export const organizingRefusals = {
  eventIncomplete: { status: 422 },
  draftChanged: { status: 409 },
  eventCanceled: { status: 409 },
  eventNotPublished: { status: 409 },
  eventNotRemovable: { status: 409 },
  mainEventOfSeries: { status: 409 },
  noMediaAccreditation: { status: 422 },
  alreadyClaimed: { status: 409 },
  feedbackClosed: { status: 409 },
} as const

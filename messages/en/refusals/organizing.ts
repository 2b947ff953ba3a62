import type { organizingRefusals as declared } from '../../../contract/organizing/refusals.ts'

export const organizingRefusals = {
  eventIncomplete: 'Some details are missing. Check the marked sections, then publish again.',
  draftChanged: 'Another organizer changed this field while you were editing. Choose which version to keep.',
  eventCanceled: 'This event is cancelled. It can’t be restored, but you can make a copy.',
  eventNotPublished: 'This event isn’t published.',
  eventNotRemovable: 'Cancel the event or return it to drafts first; then you can delete it.',
  mainEventOfSeries: 'This is the main event of a series. It stays while the series has other events.',
  noMediaAccreditation: 'The organizer doesn’t accredit media for this event.',
  alreadyClaimed: 'You’ve already reported this event. We’ll review it and tell you the decision.',
  feedbackClosed: 'Participants can leave feedback after the event, if the organizer asks for it.',
} satisfies Record<keyof typeof declared, string>

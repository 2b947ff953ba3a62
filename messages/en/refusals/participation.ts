import type { participationRefusals as declared } from '../../../contract/participation/refusals.ts'

export const participationRefusals = {
  alreadyRequested: 'You’ve already applied for this event.',
  declinedBefore: 'The organizer declined your application; it can’t be sent again.',
  registrationClosed: 'Registration for this event is closed.',
  eventFinished: 'The event is already over.',
  eventNotStarted: 'The event hasn’t started yet.',
  completionClosed: 'You can confirm that you took part online from the start of the event until a day after its end, unless it was cancelled.',
  notRegistered: 'You’re not registered for this event.',
  quizAnswerRequired: 'To take part, answer the organizer’s questions.',
  teamRequired: 'This event takes teams only.',
  spaceRequired: 'Choose the space you’ll come to.',
  spacesUnconfirmed: 'The spaces haven’t confirmed yet. Registration opens as soon as the first of them does.',
  formatUnavailable: 'This event can’t be joined that way. Choose another format.',
  signatureRequired: 'Confirm that you have an electronic signature.',
  consentRequired: 'This needs your consent to the use of your data and, under 18, a parent’s consent. Both are in the settings.',
  banned: 'The venue has restricted your participation.',
  noSeats: 'There are no seats left.',
} satisfies Record<keyof typeof declared, string>

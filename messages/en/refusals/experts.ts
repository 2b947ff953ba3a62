import type { expertsRefusals as declared } from '../../../contract/experts/refusals.ts'

export const expertsRefusals = {
  notExpert: 'Only experts of the platform can be invited. Remove the others and try again.',
  ownExpert: 'Organizers don’t score participants of their own event. Please choose other experts.',
  tooManyExperts: 'An event can have 50 experts at most.',
  eventNotModerated:
    'Moderation hasn’t approved this event yet. Wait for the approval; if the event was declined, correct it and publish it again. Then invite experts.',
  invitesClosed: 'The scoring is closed. Open it again, then invite experts.',
  noAcceptedExpert: 'There is no scoring to close: no expert has accepted the invitation. Wait for an answer or invite others.',
  inviteDecided: 'This invitation has already been answered.',
  scoringClosed: 'The organizer has closed the scoring. Your earlier scores are kept.',
  scoringPaused:
    'The event is cancelled or hidden, so it takes no scores now. Your earlier scores are kept. Ask the organizer when the event returns.',
} satisfies Record<keyof typeof declared, string>

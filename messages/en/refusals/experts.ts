import type { expertsRefusals as declared } from '../../../contract/experts/refusals.ts'

export const expertsRefusals = {
  notExpert: 'Only experts of the platform can be invited. Remove the others and try again.',
  ownExpert: 'Organizers do not score participants of their own event. Please choose other experts.',
  tooManyExperts: 'An event can have 50 experts at most.',
  inviteDecided: 'This invitation has already been answered.',
  scoringClosed: 'The organizer has closed the scoring. Your earlier scores are kept.',
} satisfies Record<keyof typeof declared, string>

import type { coworkingRefusals as declared } from '../../../contract/coworking/refusals.ts'

export const coworkingRefusals = {
  alreadyEnlisted: 'There is already a place in the coworking for this day.',
  notEnlisted: 'This person isn’t on the coworking list of the day. Add them first.',
  noFreePlaces: 'No places are free on that day. Please choose another day.',
  closedOnDate: 'The coworking is closed on that day. Please choose another day.',
} satisfies Record<keyof typeof declared, string>

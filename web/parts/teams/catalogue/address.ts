import { addressOf } from '../../../lists/address.ts'
import { many, one, place, search } from '../../../lists/fields.ts'

export const teamTypeValues = ['0', '1'] as const
const lists = ['all', 'project', 'event'] as const
export type TeamList = (typeof lists)[number]

/** `list` names one of the lists of a signed-in user; visitors have the public one only. */
export const teamsAddress = addressOf({
  list: place(lists),
  cityId: one.id(),
  themes: many.id(),
  type: one.of(teamTypeValues),
  search: search(200),
})

import { teamModerations } from '../../../../contract/teams/limits.ts'
import { addressOf, pathWith } from '../../../lists/address.ts'
import { one, place, search } from '../../../lists/fields.ts'
import { paths } from '../../../paths.ts'

/** The event and the state name a list; clearing the search leaves them. */
export const eventTeamsAddress = addressOf({
  eventId: { ...one.id(), kind: 'place' },
  moderation: place(teamModerations),
  search: search(200),
})

export const eventTeamsPath = (params: URLSearchParams): string => pathWith(paths.eventTeams(), eventTeamsAddress.clean(params))

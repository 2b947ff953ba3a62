import { expertEventStates } from '../../../contract/experts/limits.ts'
import { addressOf, pathWith } from '../../lists/address.ts'
import { place, search } from '../../lists/fields.ts'
import { paths } from '../../paths.ts'

/** The status names a list; clearing the search leaves it. */
export const expertEventsAddress = addressOf({ status: place(expertEventStates), search: search(200) })

export const expertEventsPath = (params: URLSearchParams): string => pathWith(paths.expert(), expertEventsAddress.clean(params))

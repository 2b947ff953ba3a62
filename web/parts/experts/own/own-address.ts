import { scoreSorts } from '../../../../contract/experts/limits.ts'
import { addressOf, pathWith } from '../../../lists/address.ts'
import { sort } from '../../../lists/fields.ts'
import { paths } from '../../../paths.ts'

/** The scores of an own event in one order. */
export const scoresAddress = addressOf({ sort: sort(scoreSorts) })

const withdrawName = 'withdraw'

/** The expert about whose withdrawal the page asks; it is no part of the list. */
export const withdrawnIn = (params: URLSearchParams): number | null => Number(params.get(withdrawName)) || null

export const ownExpertsPath = (eventId: number, params: URLSearchParams, withdraw: number | null = null): string => {
  const clean = scoresAddress.clean(params)
  if (withdraw !== null) clean.set(withdrawName, String(withdraw))
  return pathWith(paths.ownEvent(eventId, 'experts'), clean)
}

import { addressOf, pathWith } from '../../../lists/address.ts'
import { place } from '../../../lists/fields.ts'
import { paths } from '../../../paths.ts'

/** One list: all participants, those without a score or those with one. */
export const answersAddress = addressOf({ scored: place(['0', '1'] as const) })

const openName = 'answer'

/** The participant whose panel is open, `next` for the first one without a score, or null; it is no part of the list. */
export const openIn = (params: URLSearchParams): number | 'next' | null => {
  const text = params.get(openName) ?? ''
  if (text === 'next') return 'next'
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

/** The list of an address, with the panel of a participant. */
export const answersPath = (eventId: number, params: URLSearchParams, open: number | 'next' | null = null): string => {
  const clean = answersAddress.clean(params)
  if (open !== null) clean.set(openName, String(open))
  return pathWith(paths.expertEvent(eventId), clean)
}

import { supportStates } from '../../../../contract/support/limits.ts'
import { addressOf, pathWith } from '../../../lists/address.ts'
import { one, search } from '../../../lists/fields.ts'
import { paths } from '../../../paths.ts'

/** The value for all states; without a value the desk lists open threads. */
export const anyState = 'all'
export const deskStates = [...supportStates, anyState] as const

/** `id` is the thread in the side panel, `messages` the page of its messages. */
export const deskAddress = addressOf({
  status: one.of(deskStates),
  search: search(100),
  id: { ...one.id(), kind: 'place' },
  messages: { ...one.id({ needs: 'id' }), kind: 'place' },
})

type Open = { id?: number | undefined; messages?: number | undefined }

/** The list of an address with another open thread, or with none. */
export const threadPath = (params: URLSearchParams, open: Open = {}): string => {
  const next = deskAddress.clean(params)
  for (const name of ['id', 'messages'] as const) {
    const value = open[name]
    if (value === undefined) next.delete(name)
    else next.set(name, String(value))
  }
  next.sort()
  return pathWith(paths.adminSupport(), next)
}

import { addressOf, pathWith } from '../../lists/address.ts'
import { one, place, search } from '../../lists/fields.ts'
import { paths } from '../../paths.ts'
import type { QueueLooks } from './queue.ts'

/** The value for all states; without a value a queue lists those that wait. */
export const anyState = 'all'

/** `id` is the row in the side panel, `decided` the row of the last decision for pages without scripts. */
export const queueAddressOf = ({ name, states }: Pick<QueueLooks, 'name' | 'states'>) =>
  addressOf({
    queue: place([name]),
    id: { ...one.id(), kind: 'place' },
    decided: { ...one.id(), kind: 'place' },
    status: one.of([...states, anyState]),
    search: search(100),
    cityId: one.id(),
  })

type OpenRows = { id?: number | undefined; decided?: number | undefined }

/** The list of an address with another open row, or with none. */
export const rowPath = (looks: Pick<QueueLooks, 'name' | 'states'>, params: URLSearchParams, { id, decided }: OpenRows = {}): string => {
  const next = queueAddressOf(looks).clean(params)
  for (const [name, value] of Object.entries({ id, decided })) {
    if (value === undefined) next.delete(name)
    else next.set(name, String(value))
  }
  next.sort()
  return pathWith(paths.admin(), next)
}

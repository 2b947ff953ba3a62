import { addressOf } from '../../lists/address.ts'
import { one, place, search } from '../../lists/fields.ts'
import type { Queue } from './queue.ts'

/** The value for all states; without a value a queue lists those that wait. */
export const anyState = 'all'

export const queueAddressOf = ({ name, states }: Queue['looks']) =>
  addressOf({ queue: place([name]), status: one.of([...states, anyState]), search: search(100), cityId: one.id() })

import { addressOf } from '../../../lists/address.ts'
import { place, search } from '../../../lists/fields.ts'

const laterTabs = ['subscriptions'] as const

export const ownAddress = addressOf({ search: search(200), tab: place(laterTabs) })

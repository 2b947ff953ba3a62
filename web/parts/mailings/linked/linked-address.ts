import { addressOf } from '../../../lists/address.ts'

/** A list without filters: its address has a page alone. */
export const linkedAddress = addressOf({})

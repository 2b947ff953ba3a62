import { addressOf } from '../../lists/address.ts'
import { search } from '../../lists/fields.ts'

/** The address of the choice of a space for a booking. */
export const spacesAddress = addressOf({ q: search(200) })

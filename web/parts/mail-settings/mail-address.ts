import { suppressionReasons } from '../../../contract/platform/limits.ts'
import { addressOf } from '../../lists/address.ts'
import { one, search } from '../../lists/fields.ts'

export const mailAddress = addressOf({ reason: one.of(suppressionReasons), email: search(254) })

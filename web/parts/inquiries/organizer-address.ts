import { inquiryStatuses } from '../../../contract/inquiries/limits.ts'
import { addressOf } from '../../lists/address.ts'
import { one } from '../../lists/fields.ts'

/** The list of the organizer: one state, of one event or of all. */
export const organizerAddress = addressOf({ eventId: one.id(), status: one.of(inquiryStatuses) })

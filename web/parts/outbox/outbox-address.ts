import { outboxStates } from '../../../contract/platform/limits.ts'
import { addressOf } from '../../lists/address.ts'
import { one, search, text } from '../../lists/fields.ts'

export const outboxAddress = addressOf({
  kind: { ...text(60), kind: 'place' },
  state: one.of(outboxStates),
  recipient: search(254),
})

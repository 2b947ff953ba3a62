import { control } from '../../../contract/control/control.ts'
import type { Handlers } from '../../kernel/call.ts'
import { Refusal } from '../../kernel/refusal.ts'

const unavailable = () => {
  throw new Refusal('unavailable')
}

// every address of the contract is a key
export const controlRoutes = Object.fromEntries(Object.keys(control).map((address) => [address, unavailable])) as unknown as Handlers<typeof control>

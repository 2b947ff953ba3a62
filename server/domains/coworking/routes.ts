import { coworking } from '../../../contract/coworking/coworking.ts'
import type { Handlers } from '../../kernel/call.ts'
import { Refusal } from '../../kernel/refusal.ts'

const unavailable = () => {
  throw new Refusal('unavailable')
}

// every address of the contract is a key
export const coworkingRoutes = Object.fromEntries(Object.keys(coworking).map((address) => [address, unavailable])) as unknown as Handlers<
  typeof coworking
>

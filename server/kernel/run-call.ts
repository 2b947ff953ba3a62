import type { Address } from '../../contract/contract.ts'
import type { Caller } from './caller.ts'

export type CallRequest = {
  address: Address
  params?: unknown
  query?: unknown
  body?: unknown
}

export type RunCall = (request: CallRequest, caller: Caller) => Promise<unknown>

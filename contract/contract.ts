import { accounts } from './accounts.ts'
import { events } from './events.ts'
import type { BodyInputOf, ParamsOf, QueryInputOf, ReplyOf } from './kit.ts'
import { participation } from './participation.ts'
import { platform } from './platform.ts'
import { reference } from './reference.ts'

/** Every call of the product by its address. */
export const contract = { ...platform, ...accounts, ...reference, ...events, ...participation }

export type TheContract = typeof contract
export type Address = keyof TheContract

type NoKeys = Record<never, never>
type Part<Name extends string, T> = T extends undefined ? NoKeys : NoKeys extends T ? { [K in Name]?: T } : { [K in Name]: T }

/** What a caller passes: params, query and body, each only where the call has it. */
export type Input<A extends Address> = Part<'params', unknown extends ParamsOf<A, TheContract[A]> ? NoKeys : ParamsOf<A, TheContract[A]>> &
  Part<'query', QueryInputOf<TheContract[A]>> &
  Part<'body', BodyInputOf<TheContract[A]>>
export type Reply<A extends Address> = ReplyOf<TheContract[A]>

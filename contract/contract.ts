import { accounts } from './accounts.ts'
import { care } from './accounts-care.ts'
import { addresses } from './addresses.ts'
import { careerReview } from './career-review.ts'
import { catalogs } from './catalogs.ts'
import { credentials } from './credentials.ts'
import { events } from './events.ts'
import { following } from './following.ts'
import type { BodyInputOf, ParamsOf, QueryInputOf, ReplyOf } from './kit.ts'
import { leaving } from './leaving.ts'
import { mailings } from './mailings.ts'
import { notifications } from './notifications.ts'
import { participation } from './participation.ts'
import { people } from './people.ts'
import { platform } from './platform.ts'
import { profile } from './profile.ts'
import { reference } from './reference.ts'
import { staff } from './staff.ts'
import { uploads } from './uploads.ts'

/** Every call of the product by its address. */
export const contract = {
  ...uploads,
  ...platform,
  ...notifications,
  ...accounts,
  ...care,
  ...credentials,
  ...reference,
  ...catalogs,
  ...addresses,
  ...events,
  ...participation,
  ...people,
  ...following,
  ...profile,
  ...careerReview,
  ...mailings,
  ...leaving,
  ...staff,
}

export type TheContract = typeof contract
export type Address = keyof TheContract

type NoKeys = Record<never, never>
type Part<Name extends string, T> = T extends undefined ? NoKeys : NoKeys extends T ? { [K in Name]?: T } : { [K in Name]: T }

type Inputs = {
  [A in Address]: Part<'params', unknown extends ParamsOf<A, TheContract[A]> ? NoKeys : ParamsOf<A, TheContract[A]>> &
    Part<'query', QueryInputOf<TheContract[A]>> &
    Part<'body', BodyInputOf<TheContract[A]>>
}

/**
 * What a caller passes: params, query and body, each only where the call has it. It asks for any string: bounded by
 * Address, the compiler would compare every argument with the inputs of all addresses, tenths of a second each.
 */
export type Input<A extends string> = A extends Address ? Inputs[A] : never
export type Reply<A extends string> = A extends Address ? ReplyOf<TheContract[A]> : never

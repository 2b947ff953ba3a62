import { z } from 'zod'
import { type Address, contract, type TheContract } from '../../contract/contract.ts'
import {
  type AccessRule,
  type BodyOf,
  type CallSpec,
  type Contract,
  type ParamsOf,
  paramsSchema,
  type QueryOf,
  type ReplyOf,
  type Unfinished,
} from '../../contract/kit.ts'
import type { RefusalCode } from '../../contract/refusals.ts'
import type { Actor } from './actor.ts'
import { addCacheTags, type Caller, forbidCaching } from './caller.ts'
import { faultsOf } from './faults.ts'
import { Refusal, type RefusalDetails } from './refusal.ts'
import type { Resources } from './resources.ts'
import type { CallRequest, RunCall } from './run-call.ts'
import { unstorablePaths } from './storable.ts'

type DeclaredRefusal<C> = C extends { refusals: readonly (infer R extends RefusalCode)[] } ? R : never
type ActorOf<C> = C extends { access: 'anyone' } ? Actor | null : Actor

/** The context of a handler: validated input, the actor, and the resources of the process. */
export type CtxOf<A, C> = Resources & {
  params: ParamsOf<A, C>
  query: QueryOf<C>
  body: BodyOf<C>
  actor: ActorOf<C>
  caller: Caller
  now: Date
  /** A refusal the call declares; throw it. */
  refuse: (code: DeclaredRefusal<C>, details?: RefusalDetails) => Refusal
}
export type Ctx<A extends Address> = CtxOf<A, TheContract[A]>

/** One handler for every call of a domain's contract, no more and no fewer. */
export type Handlers<C extends Contract> = { [A in keyof C]: (ctx: CtxOf<A, C[A]>) => Promise<ReplyOf<C[A]>> }

// the address is known only at run time; each handler still gets input that its own schema validated
type AnyHandler = (ctx: never) => Promise<unknown>

/** Runs one call: access, limits, input, handler. Outside production it also validates the reply. */
export const createCalls = (handlers: Handlers<TheContract>, resources: Resources, checksReplies: boolean): RunCall => {
  return async (request, caller) => {
    const spec: CallSpec = contract[request.address]
    const actor = effectiveActor(spec, await caller.actor())
    authorize(spec.access, actor)
    await spendBudgets(resources, spec, { actor, caller })
    const input = parseInput(request, spec)
    recordCacheTags(spec, caller)
    const ctx = {
      ...resources,
      ...input,
      actor,
      caller,
      now: resources.clock(),
      refuse: (code: RefusalCode, details?: RefusalDetails) => new Refusal(code, details),
    }
    const handler = handlers[request.address] as unknown as AnyHandler
    const reply = await handler(ctx as never)
    if (checksReplies && spec.reply instanceof z.ZodType) spec.reply.parse(reply)
    return reply
  }
}

type Spending = { actor: Actor | null; caller: Caller }

/** Public calls spend the budget of the client address even with a session, because sessions are cheap to create. */
const spendBudgets = async ({ limits }: Pick<Resources, 'limits'>, { limit, access }: CallSpec, { actor, caller }: Spending) => {
  if (!limit) return
  if (!actor || access === 'anyone') await limits.spend(limit, `ip:${caller.addressKey}`)
  if (actor) await limits.spend(limit, `user:${actor.id}`)
}

/**
 * An unfinished session has an actor only in calls that declare it (`unfinished`). In calls open to anyone the caller is
 * anonymous. Other calls are refused.
 */
const effectiveActor = ({ access, unfinished }: CallSpec, actor: Actor | null): Actor | null => {
  if (!actor?.awaits) return actor
  const awaited: Unfinished = actor.awaits === 'consent' ? 'consent' : 'secondStep'
  if (unfinished?.includes(awaited)) return actor
  if (access === 'anyone' || awaited === 'consent') return null
  throw new Refusal('secondStepRequired')
}

const isAllowed: Record<Exclude<AccessRule, 'anyone'>, (actor: Actor) => boolean> = {
  signedIn: () => true,
  staff: (actor) => actor.isStaff,
  admin: (actor) => actor.roles.includes('admin'),
  control: (actor) => actor.roles.includes('control'),
  expert: (actor) => actor.isExpert,
}

/** Refuses a caller whose role does not allow the call. */
export const authorize = (access: AccessRule, actor: Actor | null) => {
  if (access === 'anyone') return
  if (!actor) throw new Refusal('signInRequired')
  if (!isAllowed[access](actor)) throw new Refusal('forbidden')
}

/** Applies an access rule outside the check of a call; without a rule no user is authorized. */
export const isAuthorized = (access: keyof typeof isAllowed | undefined, actor: Actor): boolean => access !== undefined && isAllowed[access](actor)

const parseInput = (request: CallRequest, spec: CallSpec) => {
  rejectUnstorable(request)
  const params = paramsSchema(request.address, spec).safeParse(request.params ?? {})
  if (!params.success) throw new Refusal('notFound')
  const query = (spec.query ?? noInput).safeParse(request.query ?? {}, { reportInput: true })
  const body = spec.body?.safeParse(request.body, { reportInput: true })
  if (query.error || body?.error) {
    const fields = { ...faultsOf(query.error?.issues ?? [], request.query ?? {}), ...faultsOf(body?.error?.issues ?? [], request.body) }
    throw new Refusal('invalidInput', { fields })
  }
  return { params: params.data, query: query.data, body: body?.data }
}

const noInput = z.object({})

/** Rejects text that PostgreSQL cannot store, in every field of every call. */
const rejectUnstorable = ({ params, query, body }: CallRequest) => {
  // the router's object has a prototype of its own
  if (unstorablePaths(Object.values(params ?? {})).length > 0) throw new Refusal('notFound')
  const paths = [...unstorablePaths(query), ...unstorablePaths(body)]
  if (paths.length > 0) throw new Refusal('invalidInput', { fields: Object.fromEntries(paths.map((path) => [path, [{ fault: 'format' as const }]])) })
}

const recordCacheTags = (spec: CallSpec, caller: Caller) => {
  if (spec.shared) addCacheTags(caller, spec.shared)
  else forbidCaching(caller)
}

import { z } from 'zod'
import { type CallSpec, calls } from '../kit.ts'
import type { RefusalCode } from '../refusals.ts'
import { type Decided, decided, id, instant, line, type pageMeta, pageOf, paging, queryId } from '../shapes.ts'
import type { Reason } from './reasons.ts'

/** Changes with the content that staff decide about. Opaque: a decision sends it back. */
const version = z.string()

/** The decision itself, added to the decided item. `undoUntil` is null if the decision is final. */
const made = { decided: decided.nullable(), decisionId: id, undoUntil: instant.nullable(), version }
type Made = { decided: Decided | null; decisionId: number; undoUntil: string | null; version: string }

/** The decision in force, and its id while the caller can still undo it. */
const listed = { decided: decided.nullable(), decision: z.object({ id, undoUntil: instant }).nullable(), version }
type Listed = { decided: Decided | null; decision: { id: number; undoUntil: string } | null; version: string }

type Names = readonly [string, ...string[]]

type Declaration<Name, Path, Item, Statuses, Decisions, Reasons, Refusals, Also> = {
  /** The name of its counter. */
  name: Name
  /** The path below `/admin/`; also the entity in the audit log. */
  path: Path
  summaries: { list: string; decide: string }
  item: Item
  /** The states of an item; the first waits for a decision. */
  statuses: Statuses
  /** The approving and the declining decision. Each is a state too. */
  decisions: Decisions
  reasons: Reasons
  commentLength: number
  /** Refusals of a decision besides those of every queue. */
  refusals?: Refusals
  /** Fields of a decision besides those of every queue; `apply` reads them. */
  also?: Also
}

/**
 * A moderation queue from one declaration: its list call and its decision call. `filter` is the query of the list without its page.
 * The server part is made by `moderationQueue` in `server/domains/moderation/`.
 */
export const queueCalls = <
  const Name extends string,
  const Path extends string,
  Item extends z.ZodObject,
  const Statuses extends Names,
  const Decisions extends readonly [Statuses[number], Statuses[number]],
  const Reasons extends readonly [Reason, ...Reason[]],
  const Refusals extends readonly RefusalCode[] = [],
  Also extends z.ZodRawShape = Record<never, never>,
>(
  declaration: Declaration<Name, Path, Item, Statuses, Decisions, Reasons, Refusals, Also>,
) => {
  const { path, summaries, item, statuses, decisions, reasons, commentLength, refusals = [], also } = declaration
  const filter = z.object({ status: z.enum(statuses).optional(), search: line(200).optional(), cityId: queryId.optional() })
  const query = filter.extend({ id: queryId.optional(), ...paging(20) })
  const body = z.strictObject({
    decision: z.enum(decisions),
    reason: z.enum(reasons).optional(),
    comment: line(commentLength).optional(),
    /** The version of the item that the staff member has seen; a decision about another one is refused. */
    version: line(64).optional(),
    ...also,
  })
  const list = { summary: summaries.list, access: 'staff', query, reply: pageOf(item.extend(listed)) } as const satisfies CallSpec
  const decide = {
    summary: summaries.decide,
    access: 'staff',
    body,
    reply: item.extend(made),
    refusals: ['notFound', 'ownRequest', 'alreadyDecided', 'notWaiting', 'changedMeanwhile', ...refusals],
  } as const satisfies CallSpec
  type List = Omit<typeof list, 'reply'> & { reply: z.ZodType<{ _items: (z.output<Item> & Listed)[]; _meta: z.output<typeof pageMeta> }> }
  type Decide = Omit<typeof decide, 'reply' | 'refusals'> & {
    reply: z.ZodType<z.output<Item> & Made>
    refusals: readonly ('notFound' | 'ownRequest' | 'alreadyDecided' | 'notWaiting' | 'changedMeanwhile' | Refusals[number])[]
  }
  // the compiler widens computed keys to string, and cannot evaluate a schema of a type parameter
  const both = calls({ [`GET /admin/${path}`]: list, [`POST /admin/${path}/:id/decision`]: decide }) as unknown as {
    [Address in `GET /admin/${Path}`]: List
  } & { [Address in `POST /admin/${Path}/:id/decision`]: Decide }
  return { ...declaration, filter, calls: both }
}

/** The fields that the server and the panel need of any queue. */
export type QueueDeclaration = {
  name: string
  path: string
  statuses: Names
  decisions: readonly [string, string]
  reasons: readonly Reason[]
  filter: z.ZodObject<{
    status: z.ZodOptional<z.ZodType<string>>
    search: z.ZodOptional<z.ZodType<string>>
    cityId: z.ZodOptional<z.ZodType<number>>
  }>
}

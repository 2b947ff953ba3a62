import { data, type RouterContextProvider } from 'react-router'
import type { Address } from '../../../contract/contract.ts'
import type { Decided } from '../../../contract/shapes.ts'
import type { Attempt } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'

export type Context = Readonly<RouterContextProvider>
export type QueueFilter = { status?: string; search?: string; cityId?: number; id?: number; paginationPage?: number }
type Texts = { reason: string | undefined; comment: string | undefined }
export type Decision = Texts & { id: number; isApproved: boolean; version: string | undefined }
export type WithDecision = { decided: Decided | null; decision: { id: number; undoUntil: string } | null; version: string }

type PathIn<A> = A extends `POST /admin/${infer Path}/:id/decision` ? Path : never
export type QueuePath = PathIn<Address>

type Meta = { totalCount: number; pageCount: number; perPage: number }
type Listed<Item> = { _items: (Item & WithDecision)[]; _meta: Meta }
type Made<Item> = Item & { decided: Decided | null; decisionId: number; undoUntil: string | null; version: string }
type Spec = { path: QueuePath; decisions: readonly [string, string] }

/** The list call and the decision call of one queue. Their replies hold the item of its declaration. */
export const callQueue = <Item>({ path, decisions: [approved, declined] }: Spec) => ({
  /** A refusal is thrown and becomes the error page of its status. */
  list: async (context: Context, query: QueueFilter): Promise<Listed<Item>> => {
    const outcome = await context.get(siteContext).call({ address: `GET /admin/${path}`, query })
    if (!outcome.ok) throw data(outcome.problem, { status: outcome.problem.status })
    // the path names the queue of this item at run time only
    return outcome.reply as Listed<Item>
  },
  decide: async (context: Context, { id, isApproved, ...rest }: Decision): Promise<Attempt<Made<Item>>> => {
    const body = { decision: isApproved ? approved : declined, ...rest }
    const outcome = await context.get(siteContext).call({ address: `POST /admin/${path}/:id/decision`, params: { id }, body })
    // the path names the queue of this item at run time only
    return outcome as Attempt<Made<Item>>
  },
})

import { data, type RouterContextProvider } from 'react-router'
import type { Address, Input, Reply } from '../../contract/contract.ts'
import type { Problem } from '../../contract/shapes.ts'
import { siteContext } from './context.ts'

type Context = Readonly<RouterContextProvider>
type InputArgs<A extends string> = Record<never, never> extends Input<A> ? [input?: Input<A>] : [input: Input<A>]
export type Attempt<T> = { ok: true; reply: T } | { ok: false; problem: Problem }

/** Calls the API from a loader or an action. A refusal is thrown and becomes the error page of its status. */
export const api =
  (context: Context) =>
  async <A extends string>(address: A & Address, ...[input]: InputArgs<A>): Promise<Reply<A>> => {
    const attempt = await tryApi(context)(address, ...([input] as InputArgs<A>))
    if (attempt.ok) return attempt.reply
    throw data(attempt.problem, { status: attempt.problem.status })
  }

/** Like `api`, but returns a refusal instead of throwing it, as forms need. */
export const tryApi =
  (context: Context) =>
  async <A extends string>(address: A & Address, ...[input]: InputArgs<A>): Promise<Attempt<Reply<A>>> => {
    const outcome = await context.get(siteContext).call({ address, ...input })
    // the server runs the call of this address, so the reply has its shape
    return outcome as Attempt<Reply<A>>
  }

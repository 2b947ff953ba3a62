import { contract } from '../../../contract/contract.ts'
import type { CallSpec } from '../../../contract/kit.ts'
import { addCacheTags, type Caller } from '../caller.ts'
import type { CallRequest, RunCall } from '../run-call.ts'
import { type Entry, nextMinute, type Store } from './store.ts'

type CachedReply = Entry & { reply: unknown }
export type ReplyCache = Store<CachedReply>

const longestKey = 1_000
const bytesOfObject = 4

/** Runs a call, or returns the cached reply of a call marked `isSameForAll`. Callers must not mutate the reply, because it is shared. */
export const withReplyCache =
  (replies: ReplyCache, clock: () => Date, run: RunCall): RunCall =>
  async (request, caller) => {
    const { isSameForAll }: CallSpec = contract[request.address]
    const key = isSameForAll ? keyOf(request, caller) : ''
    if (!isSameForAll || key.length > longestKey) return run(request, caller)
    const nowMs = clock().getTime()
    const { reply, tags } = await replies.getOrMake(key, nowMs, async () => {
      const tags = new Set<string>()
      const made = await run(request, { ...caller, cacheTags: tags })
      return { reply: made, tags, sizeBytes: JSON.stringify(made).length * bytesOfObject + key.length, expiresAt: nextMinute(nowMs) }
    })
    addCacheTags(caller, [...tags])
    return reply
  }

const keyOf = ({ address, params, query }: CallRequest, { locale }: Caller) => JSON.stringify([locale, address, params, query])

import { randomUUID } from 'node:crypto'
import { type KyselyPlugin, sql } from 'kysely'
import { vi } from 'vitest'
import { handlers } from '../../server/app.ts'
import { createCalls } from '../../server/kernel/call.ts'
import type { Announce } from '../../server/kernel/facts.ts'
import { Refusal } from '../../server/kernel/refusal.ts'
import type { CallRequest } from '../../server/kernel/run-call.ts'
import { hashToken, newToken } from '../../server/kernel/secrets.ts'
import { callerFor } from './caller.ts'
import { soon } from './time-limits.ts'
import type { World } from './world.ts'

/** A solved captcha, valid once, for tests of other subjects. */
export const passedCaptcha = async ({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<string> => {
  const token = newToken()
  const nothing = Buffer.alloc(32)
  const until = new Date(clock.now().getTime() + 600_000)
  await db
    .insertInto('captchas')
    .values({ id: randomUUID(), secret: nothing, answer_hash: nothing, passed_token_hash: hashToken(token), expires_at: until })
    .execute()
  return token
}

/** Without it the first request of a race has the one open connection and finishes before the others connect. */
export const openConnections = ({ db }: Pick<World, 'db'>) => Promise.all(Array.from({ length: 16 }, () => sql`select pg_sleep(0.1)`.execute(db)))

/** The newest email to an address, sent without waiting for the worker, once there are `count` of them, and the code or token in its link. */
export const letterTo = async (world: Pick<World, 'inbox' | 'sendMessages'>, email: string, count = 1) =>
  vi.waitFor(async () => {
    await world.sendMessages()
    const emails = await world.inbox(email)
    if (emails.length < count) throw new Error(`${emails.length} emails`)
    const text = emails[0]?.text ?? ''
    return { subject: emails[0]?.subject ?? '', text, token: /[?&](?:code|token)=([\w-]{43})/.exec(text)?.[1] ?? '' }
  }, soon)

/** The kinds of statements that answering or refusing a call takes, in order. An announcement bypasses the query builder. */
export const statementsFor = async (world: World, request: CallRequest, token = 'nobody'): Promise<string[]> => {
  const kinds: string[] = []
  const announce: Announce = (tx, happened, ...payloads) => {
    kinds.push(`announce ${happened.name}`)
    return world.resources.announce(tx, happened, ...payloads)
  }
  const run = createCalls(handlers, { ...world.resources, db: world.db.withPlugin(recordKinds(kinds)), announce }, true)
  await run(request, callerFor(world, token)).catch((error) => {
    if (!(error instanceof Refusal)) throw error
  })
  return kinds
}

/** Adds the kind of every statement to the list. */
export const recordKinds = (kinds: string[]): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    kinds.push(node.kind)
    return node
  },
  transformResult: async ({ result }) => result,
})

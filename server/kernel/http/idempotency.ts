import { createHash } from 'node:crypto'
import type { CallSpec } from '../../../contract/kit.ts'
import type { RefusalCode } from '../../../contract/refusals.ts'
import type { Db } from '../db.ts'
import { Refusal, type RefusalDetails } from '../refusal.ts'

type Keyed = { db: Db; key: string; caller: string; address: string; body: unknown; now: Date }
type Outcome = { reply: unknown } | { refusal: RefusalCode; details: RefusalDetails }

export const acceptsKey = (method: string, { access, takesKey }: CallSpec): boolean => method === 'POST' && (access !== 'anyone' || takesKey === true)

const takeOverMs = 60_000
const notStored = new Set<RefusalCode>(['invalidInput', 'signInRequired', 'tooManyRequests', 'unavailable'])

/** Runs a call at most once per key. A repeated request gets the first answer; a different request with the key is refused. */
export const runOnce = async (keyed: Keyed, run: () => Promise<unknown>): Promise<unknown> => {
  const hash = createHash('sha256')
    .update(`${keyed.address}\n${JSON.stringify(keyed.body ?? null)}`)
    .digest()
  if (!(await claim(keyed, hash))) {
    const earlier = await outcomeOf(keyed, hash)
    if (earlier) return replay(earlier)
  }
  try {
    const reply = await run()
    await settle(keyed, { reply })
    return reply
  } catch (error) {
    if (error instanceof Refusal && !notStored.has(error.code)) await settle(keyed, { refusal: error.code, details: error.details })
    else await release(keyed)
    throw error
  }
}

const replay = (outcome: Outcome) => {
  if ('refusal' in outcome) throw new Refusal(outcome.refusal, outcome.details)
  return outcome.reply
}

const claim = async ({ db, key, caller, address, now }: Keyed, hash: Buffer) => {
  const row = await db
    .insertInto('idempotency_keys')
    .values({ key, caller, address, request_hash: hash, created_at: now })
    .onConflict((conflict) => conflict.columns(['caller', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

/** The stored outcome; null when the first attempt was abandoned and the call may run again. */
const outcomeOf = async (keyed: Keyed, hash: Buffer): Promise<Outcome | null> => {
  const row = await keyed.db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer', 'created_at'])
    .where('caller', '=', keyed.caller)
    .where('key', '=', keyed.key)
    .executeTakeFirst()
  if (row && !row.request_hash.equals(hash)) throw new Refusal('keyReused')
  // settle wrote it with this type
  if (row?.status) return row.answer as Outcome
  if (row && keyed.now.getTime() - row.created_at.getTime() < takeOverMs) throw new Refusal('keyInUse', { retryAfterSeconds: 1 })
  return null
}

const settle = ({ db, key, caller }: Keyed, outcome: Outcome) =>
  db
    .updateTable('idempotency_keys')
    .set({ status: 200, answer: JSON.stringify(outcome) })
    .where('caller', '=', caller)
    .where('key', '=', key)
    .execute()

const release = ({ db, key, caller }: Keyed) =>
  db.deleteFrom('idempotency_keys').where('caller', '=', caller).where('key', '=', key).where('status', 'is', null).execute()

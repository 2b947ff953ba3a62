import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createFairQueue } from '../../kernel/fair-queue.ts'

/** Argon2id as OWASP recommends: 19 MiB, 2 passes, 1 lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const hashBytes = 32

type ParsedHash = typeof cost & { salt: Buffer; hash: Buffer }

/** A password hash in PHC format: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. `by` is the address key, for its share of the queue. */
export const hashPassword = async (password: string, by?: string): Promise<string> => {
  const salt = randomBytes(saltBytes)
  const hash = await derive(password, { ...cost, salt }, by)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(hash)}`
}

/**
 * `by` is the address key, for its share of the queue.
 * Guarantee: an account without a password takes the same derivation as one with it, so that timing reveals no account.
 */
export const verifyPassword = async (password: string, encoded: string | null, by?: string, deriveHash: Derive = derive): Promise<boolean> => {
  const stored = encoded === null ? null : parse(encoded)
  const { hash, ...how } = stored ?? dummyHash
  const isSame = timingSafeEqual(await deriveHash(password, how, by), hash)
  return isSame && stored !== null
}

const dummyHash: ParsedHash = { ...cost, salt: Buffer.alloc(saltBytes), hash: Buffer.alloc(hashBytes) }

const parse = (encoded: string): ParsedHash | null => {
  const [, memory, passes, parallelism, salt, hash] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]{22})\$([\w+/]{43})$/.exec(encoded) ?? []
  if (!salt || !hash) return null
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

const runArgon2 = promisify(argon2)

type Derive = (password: string, how: Omit<ParsedHash, 'hash'>, by?: string) => Promise<Buffer>

/** NFC, because keyboards encode й in two ways. */
const derive: Derive = (password, { salt, ...how }, by) =>
  inTurn(() => runArgon2('argon2id', { ...how, message: password.normalize('NFC'), nonce: salt, tagLength: hashBytes }), by)

// The queue belongs to the process, because each hash takes 19 MiB and a core. One address fills a tenth of it at most.
const inTurn = createFairQueue({ maxAtOnce: 4, maxWaiting: 200, maxWaitingPerKey: 20 })

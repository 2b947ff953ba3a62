import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Entry, Store } from '../cache/store.ts'

/** A whole answer before it is sent; `tags` is null when nobody else may be given it. */
export type Answer = {
  status: number
  headers: [string, string][]
  body: Buffer
  tags: ReadonlySet<string> | null
}

type Encoding = 'br' | 'gzip'
export type SharedAnswer = Entry & { answer: Answer; etag: string; packed: Map<Encoding, Buffer> }
export type SharedAnswers = Store<SharedAnswer>

const smallestPacked = 1_024
const cacheableStatus = 200

/** Time moves the state of events on whole minutes, so no shared answer outlives its minute. */
const nextMinute = (nowMs: number) => (Math.floor(nowMs / 60_000) + 1) * 60_000

/** Answers a visitor from the shared store, making the answer once for all who ask meanwhile. */
export const shareAnswer = async (store: SharedAnswers, key: string, nowMs: number, make: () => Promise<Answer>): Promise<SharedAnswer> =>
  store.getOrMake(key, nowMs, async () => {
    const entry = sharedOf(await make(), nowMs)
    return entry.answer.tags && entry.answer.status === cacheableStatus ? entry : { uncached: entry }
  })

/** Wraps an answer for sending, shared or not. */
export const sharedOf = (answer: Answer, nowMs: number): SharedAnswer => ({
  answer,
  etag: `W/"${createHash('sha1').update(answer.body).digest('base64url')}"`,
  packed: new Map(),
  tags: answer.tags ?? new Set(),
  sizeBytes: answer.body.length * 1.5 + 1_000,
  expiresAt: nextMinute(nowMs),
})

export const sendAnswer = async (request: FastifyRequest, reply: FastifyReply, entry: SharedAnswer) => {
  const { answer } = entry
  for (const [name, value] of answer.headers) reply.header(name, value)
  reply.code(answer.status).header('vary', 'accept-encoding, accept-language, cookie')
  if (answer.status === 200 && request.method === 'GET') {
    reply.header('etag', entry.etag)
    if (request.headers['if-none-match'] === entry.etag) return reply.code(304).send()
  }
  const encoding = answer.body.length < smallestPacked ? null : encodingOf(request.headers['accept-encoding'])
  if (!encoding) return reply.send(answer.body)
  return reply.header('content-encoding', encoding).send(await pack(entry, encoding))
}

const encodingOf = (accepted: string | string[] | undefined): Encoding | null => {
  const names = String(accepted ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !part.endsWith(';q=0'))
    .map((part) => part.split(';')[0])
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : null
}

const pack = async (entry: SharedAnswer, encoding: Encoding): Promise<Buffer> => {
  const ready = entry.packed.get(encoding)
  if (ready) return ready
  const packed =
    encoding === 'br'
      ? await brotli(entry.answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : await zip(entry.answer.body, { level: 5 })
  entry.packed.set(encoding, packed)
  return packed
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip) as (data: Buffer, options: { level: number }) => Promise<Buffer>

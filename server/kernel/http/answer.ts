import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Entry, nextMinute, type Store } from '../cache/store.ts'
import { commonSecurityHeaders } from './security.ts'

/** A complete answer before it is sent. `tags` is null when it must not be shared between users. */
export type Answer = {
  /** The address of the call, or a page. */
  kind: string
  status: number
  headers: [string, string][]
  body: Buffer
  tags: ReadonlySet<string> | null
}

type Encoding = 'br' | 'gzip'
/** An encoded answer with its headers, except the request id. */
type Sent = { head: string[]; body: Buffer }
/** An answer that may be shared. Once compressed it is stored only compressed, because plain bytes take five times the space. */
export type SharedAnswer = Entry & {
  answer: Omit<Answer, 'body'>
  plain: Buffer | null
  plainBytes: number
  etag: string | null
  packed: Map<Encoding, Buffer>
  sent: Map<Encoding | null, Sent>
}
export type SharedAnswers = Store<SharedAnswer>

/** Answers of longer addresses are not cached, because their keys would be larger than the answers. */
export const longestSharedUrl = 1_000

const smallestPacked = 1_024
const cacheableStatus = 200

type CachedRequest = { key: string; nowMs: number; accepted: string | undefined }

/** Returns the cached answer, or produces it once for concurrent requests and compresses it in the encoding of the first. */
export const shareAnswer = async (
  store: SharedAnswers,
  { key, nowMs, accepted }: CachedRequest,
  make: () => Promise<Answer>,
): Promise<SharedAnswer> =>
  store.getOrMake(key, nowMs, async () => {
    const entry = sharedOf(await make(), nowMs)
    if (!entry.answer.tags || entry.answer.status !== cacheableStatus) return { uncached: entry }
    const encoding = encodingFor(entry, accepted)
    if (encoding) await pack(entry, encoding)
    return { ...entry, sizeBytes: sizeOf(entry) }
  })

/** Wraps an answer for sending, shared or not. */
export const sharedOf = ({ body, ...answer }: Answer, nowMs: number): SharedAnswer => ({
  answer,
  plain: body,
  plainBytes: body.length,
  etag: mayBeStored(answer) ? `W/"${createHash('sha1').update(body).digest('base64url')}"` : null,
  packed: new Map(),
  sent: new Map(),
  tags: answer.tags ?? new Set(),
  sizeBytes: 0,
  expiresAt: nextMinute(nowMs),
})

const bytesBeside = 8_000

/** Includes space for the other encoding. */
const sizeOf = ({ plain, packed }: SharedAnswer): number =>
  (plain?.length ?? 0) + 2 * [...packed.values()].reduce((sum, bytes) => sum + bytes.length, 0) + bytesBeside

const mayBeStored = ({ headers }: Pick<Answer, 'headers'>): boolean =>
  !headers.some(([name, value]) => name === 'cache-control' && value.includes('no-store'))

export const sendAnswer = async (request: FastifyRequest, reply: FastifyReply, entry: SharedAnswer) => {
  const { answer } = entry
  for (const [name, value] of answer.headers) reply.header(name, value)
  reply.code(answer.status).header('vary', vary)
  if (entry.etag && answer.status === 200 && (request.method === 'GET' || request.method === 'HEAD')) {
    reply.header('etag', entry.etag)
    if (isKnown(request.headers['if-none-match'], entry.etag)) return reply.code(304).send()
  }
  const encoding = encodingFor(entry, request.headers['accept-encoding'])
  if (!encoding) return reply.send(await plainOf(entry))
  return reply.header('content-encoding', encoding).send(await pack(entry, encoding))
}

/** The bytes and headers of a cached answer; undefined when it has not been compressed in this encoding yet. */
export const encodedAs = (entry: SharedAnswer, accepted: string | undefined): Sent | undefined => {
  const encoding = encodingFor(entry, accepted)
  const body = encoding ? entry.packed.get(encoding) : entry.plain
  if (!body) return undefined
  const sent = entry.sent.get(encoding) ?? { head: headOf(entry, encoding, body), body }
  entry.sent.set(encoding, sent)
  return sent
}

const headOf = ({ answer, etag }: SharedAnswer, encoding: Encoding | null, body: Buffer): string[] => [
  ...answer.headers.flat(),
  ...['vary', vary],
  ...(etag ? ['etag', etag] : []),
  ...(encoding ? ['content-encoding', encoding] : []),
  ...['content-length', String(body.length)],
  ...commonSecurityHeaders.flat(),
]

const vary = 'accept-encoding, accept-language, cookie'

/** The weak comparison of RFC 9110, which applies to If-None-Match. */
export const isKnown = (known: string | undefined, etag: string): boolean =>
  known !== undefined && (known === etag || known.split(',').some((one) => ['*', etag, etag.slice(2)].includes(one.trim())))

const encodingFor = ({ plainBytes }: SharedAnswer, accepted: string | string[] | undefined): Encoding | null =>
  plainBytes < smallestPacked ? null : encodingOf(String(accepted ?? ''))

const encodingOf = (accepted: string): Encoding | null => {
  const names = accepted
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !part.endsWith(';q=0'))
    .map((part) => part.split(';')[0])
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : null
}

const plainOf = async ({ plain, packed }: SharedAnswer): Promise<Buffer> => {
  const [known] = packed
  if (plain || !known) return plain ?? Buffer.alloc(0)
  const [encoding, bytes] = known
  return encoding === 'br' ? unbrotli(bytes) : unzip(bytes)
}

type Pack = (bytes: Buffer) => Promise<Buffer> | Buffer

/** Higher quality for shared answers, because they are compressed once and sent many times. */
const packForMany: Record<Encoding, Pack> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes) => zip(bytes, { level: 7 }),
}

/** For a single reader: brotli at quality 1 is synchronous, because it takes less time than starting another thread. */
const packForOne: Record<Encoding, Pack> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (bytes) => zip(bytes, { level: 2 }),
}

const pack = async (entry: SharedAnswer, encoding: Encoding): Promise<Buffer> => {
  const ready = entry.packed.get(encoding)
  if (ready) return ready
  const isForMany = entry.answer.tags !== null
  const packed = await (isForMany ? packForMany : packForOne)[encoding](await plainOf(entry))
  entry.packed.set(encoding, packed)
  if (isForMany) entry.plain = null
  return packed
}

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const unzip = promisify(gunzip)
// promisify picks the overload without options
const zip = promisify(gzip) as (data: Buffer, options: { level: number }) => Promise<Buffer>

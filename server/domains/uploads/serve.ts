import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../kernel/db.ts'
import { answerProblem } from '../../kernel/http/answer-problem.ts'
import { apiLocale } from '../../kernel/http/edge.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Resources } from '../../kernel/resources.ts'

type Served = Pick<Resources, 'db' | 'outside' | 'log' | 'config' | 'siteUrl'>
type FileRequest = FastifyRequest<{ Params: { id: string } }>

/** Serves finished uploads at the addresses of address.ts. Give it a scope of its own: it answers errors its own way. */
export const registerFiles = (app: FastifyInstance, resources: Served) => {
  app.setErrorHandler((error, request, reply) => answerProblem(resources, { request, reply, error, locale: apiLocale(request) }))
  app.get('/files/:id', (request: FileRequest, reply) => answerFile(resources, request, reply))
}

const yearSeconds = 31_536_000
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The bytes behind an id never change, so the id is their ETag; whether they are still there is asked each time. */
const answerFile = async ({ db, outside, log }: Served, request: FileRequest, reply: FastifyReply) => {
  const upload = uuid.test(request.params.id) ? await findUpload(db, request.params.id) : undefined
  if (!upload) throw new Refusal('notFound')
  reply.headers({ etag: `"${upload.id}"`, 'cache-control': `public, max-age=${yearSeconds}, immutable` })
  if (knows(request.headers['if-none-match'], `"${upload.id}"`)) return reply.code(304).send()
  const bytes = await outside.storage.get(upload.storage_key)
  if (!bytes) {
    log.error({ uploadId: upload.id }, 'the bytes of an upload are lost')
    throw new Refusal('notFound')
  }
  return reply.headers(headersOf(upload)).send(bytes)
}

/** Index: the primary key. */
const findUpload = (db: Db, id: string) =>
  db.selectFrom('uploads').select(['id', 'name', 'mime', 'storage_key']).where('id', '=', id).executeTakeFirst()

const knows = (known: string | undefined, etag: string) => known?.split(',').some((one) => ['*', etag, `W/${etag}`].includes(one.trim()))

const shown = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'application/pdf'])

/** Kinds a browser may be told of; whatever else a file says it is, it is bytes. */
const told = new Set([
  ...shown,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/zip',
  'text/plain',
])

/** A file came from a person: it is never run, never framed into our pages with our rights, and never guessed at. */
const headersOf = ({ name, mime }: { name: string; mime: string }) => ({
  'content-type': typeOf(mime),
  'content-disposition': `${shown.has(mime) ? 'inline' : 'attachment'}; ${fileName(name)}`,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
})

const typeOf = (mime: string) => {
  if (!told.has(mime)) return 'application/octet-stream'
  return mime === 'text/plain' ? 'text/plain; charset=utf-8' : mime
}

/** RFC 6266: a plain name for old clients, the true one as RFC 5987 has it. */
const fileName = (name: string) => {
  const safe = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}/\\]/gu, '_')
    .slice(0, 200)
    .toWellFormed()
  const encoded = encodeURIComponent(safe).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `filename="${safe.replace(/[^ \w.,+()-]/g, '_')}"; filename*=UTF-8''${encoded}`
}

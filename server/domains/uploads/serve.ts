import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerProblem } from '../../kernel/http/answer-problem.ts'
import { apiLocale, callerOf } from '../../kernel/http/edge.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Resources } from '../../kernel/resources.ts'
import { uuid } from './address.ts'
import { isPrivate, mayRead } from './rules.ts'
import { findUpload } from './store.ts'

type FileRequest = FastifyRequest<{ Params: { id: string } }>

/** Serves finished uploads at the addresses of address.ts. Give it a scope of its own: it answers errors its own way. */
export const registerFiles = (app: FastifyInstance, resources: Resources) => {
  app.setErrorHandler((error, request, reply) => answerProblem(resources, { request, reply, error, locale: apiLocale(request) }))
  app.get('/files/:id', { config: { kind: 'file' } }, (request: FileRequest, reply) => answerFile(resources, request, reply))
}

const yearSeconds = 31_536_000

/** The bytes behind an id never change, so the id is their ETag; whether they are still there is asked each time. */
const answerFile = async (resources: Resources, request: FileRequest, reply: FastifyReply) => {
  const { db, outside, log } = resources
  const upload = uuid.test(request.params.id) ? await findUpload(db, request.params.id) : undefined
  if (!upload || !mayRead(upload, await readerOf(request, resources, upload))) throw new Refusal('notFound')
  reply.headers({ etag: `"${upload.id}"`, 'cache-control': isPrivate(upload) ? 'private, no-store' : `public, max-age=${yearSeconds}, immutable` })
  if (matchesEtag(request.headers['if-none-match'], `"${upload.id}"`)) return reply.code(304).send()
  const bytes = await outside.storage.get(upload.storage_key)
  if (!bytes) {
    log.error({ uploadId: upload.id }, 'the bytes of an upload are lost')
    throw new Refusal('notFound')
  }
  return reply.headers({ ...headersOf(upload), ...(isPublicPicture(upload) && embeddable) }).send(bytes)
}

/** The reader of a private file. Other files need none, so the session is not loaded for them. */
const readerOf = async (request: FastifyRequest, resources: Resources, upload: { purpose: string }) =>
  isPrivate(upload) ? callerOf(request, resources, 'ru').actor() : null

const matchesEtag = (known: string | undefined, etag: string) => known?.split(',').some((one) => ['*', etag, `W/${etag}`].includes(one.trim()))

const shown = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])

/** Kinds a browser may be told of; whatever else a file says it is, it is bytes. */
const told = new Set([
  ...shown,
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/zip',
  'text/plain',
])

/** Sites of partners, mobile apps and mail programs show public pictures; they hold nothing of the reader. */
const isPublicPicture = (upload: { purpose: string; mime: string }) => shown.has(upload.mime) && !isPrivate(upload)
const embeddable = { 'cross-origin-resource-policy': 'cross-origin' }

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

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../../kernel/actor.ts'
import type { Db } from '../../kernel/db.ts'
import { answerProblem } from '../../kernel/http/answer-problem.ts'
import { apiLocale, callerOf } from '../../kernel/http/edge.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Resources } from '../../kernel/resources.ts'
import { uuid } from './address.ts'
import { isPrivate, mayRead } from './rules.ts'
import { findUpload, isOfOwnEvent, isOfOwnOrganization, isOfReadAnswer } from './store.ts'

type Upload = NonNullable<Awaited<ReturnType<typeof findUpload>>>
type FileRequest = FastifyRequest<{ Params: { id: string } }>

/** Serves finished uploads. Register it in its own scope, because it sets its own error handler. */
export const registerFiles = (app: FastifyInstance, resources: Resources) => {
  app.setErrorHandler((error, request, reply) => answerProblem(resources, { request, reply, error, locale: apiLocale(request) }))
  app.get('/files/:id', { config: { kind: 'file' } }, (request: FileRequest, reply) => answerFile(resources, request, reply))
}

const yearSeconds = 31_536_000

/** The bytes of an id never change, so the id is the ETag. Each request still checks that the file exists. */
const answerFile = async (resources: Resources, request: FileRequest, reply: FastifyReply) => {
  const { db, outside, log } = resources
  const upload = uuid.test(request.params.id) ? await findUpload(db, request.params.id) : undefined
  if (!upload || !(await isReadable(db, upload, await readerOf(request, resources, upload)))) throw new Refusal('notFound')
  reply.headers({ etag: `"${upload.id}"`, 'cache-control': isPrivate(upload) ? 'private, no-store' : `public, max-age=${yearSeconds}, immutable` })
  if (matchesEtag(request.headers['if-none-match'], `"${upload.id}"`)) return reply.code(304).send()
  const bytes = await outside.storage.get(upload.storage_key)
  if (!bytes) {
    log.error({ uploadId: upload.id }, 'the bytes of an upload are lost')
    throw new Refusal('notFound')
  }
  return reply.headers({ ...headersOf(upload), ...(isPublicPicture(upload) && embeddable) }).send(bytes)
}

/** The viewer of a private file. Other files need none, so the session is not loaded for them. */
const readerOf = async (request: FastifyRequest, resources: Resources, upload: { purpose: string }) =>
  isPrivate(upload) ? callerOf(request, resources, 'ru').actor() : null

/** Organizers read the files of inquiries and registrations of their events, experts those of their participants, editors those of answers to their quizzes, admins those of their organization. */
const isReadable = async (db: Db, upload: Upload, viewer: Actor | null): Promise<boolean> => {
  if (mayRead(upload, viewer)) return true
  if (viewer === null || viewer.awaits) return false
  if (upload.purpose === 'quizAnswer') return isOfReadAnswer(db, upload.id, viewer)
  if (upload.purpose === 'appeal') return isOfOwnOrganization(db, upload.id, viewer.id)
  return upload.purpose === 'inquiry' && isOfOwnEvent(db, upload.id, viewer)
}

const matchesEtag = (known: string | undefined, etag: string) => known?.split(',').some((one) => ['*', etag, `W/${etag}`].includes(one.trim()))

const inlineTypes = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])

/** Media types that are sent to browsers; all others are sent as application/octet-stream. */
const servedTypes = new Set([
  ...inlineTypes,
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/zip',
  'text/plain',
])

/** Partner sites, mobile apps and mail clients embed public pictures, which contain no data of the viewer. */
const isPublicPicture = (upload: { purpose: string; mime: string }) => inlineTypes.has(upload.mime) && !isPrivate(upload)
const embeddable = { 'cross-origin-resource-policy': 'cross-origin' }

/** Files come from users, so they must never run, gain the rights of this site, or have their type sniffed. */
const headersOf = ({ name, mime }: { name: string; mime: string }) => ({
  'content-type': typeOf(mime),
  'content-disposition': `${inlineTypes.has(mime) ? 'inline' : 'attachment'}; ${fileName(name)}`,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
})

const typeOf = (mime: string) => {
  if (!servedTypes.has(mime)) return 'application/octet-stream'
  return mime === 'text/plain' ? 'text/plain; charset=utf-8' : mime
}

/** RFC 6266: an ASCII name for old clients and the full name encoded by RFC 5987. */
const fileName = (name: string) => {
  const safe = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}/\\]/gu, '_')
    .slice(0, 200)
    .toWellFormed()
  const encoded = encodeURIComponent(safe).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `filename="${safe.replace(/[^ \w.,+()-]/g, '_')}"; filename*=UTF-8''${encoded}`
}

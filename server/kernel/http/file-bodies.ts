import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallSpec, SentFile } from '../../../contract/kit.ts'
import { Refusal } from '../refusal.ts'
import type { Resources } from '../resources.ts'
import { answerProblem } from './answer-problem.ts'
import { apiLocale, callerOf, isForged } from './edge.ts'

/** What the other fields and the borders of a form weigh at most. */
export const formBytes = 64 * 1024

/**
 * Lets the calls of a scope take files. Nobody's file is read before the door is passed, and never more of it than a call
 * may take.
 */
export const takeFiles = (scope: FastifyInstance, resources: Resources, { who, takes }: CallSpec) => {
  if (!takes) return
  scope.setErrorHandler((error, request, reply) =>
    answerProblem(resources, {
      request,
      reply,
      error: isBeyondLimit(request, error) ? new Refusal('fileTooLarge') : error,
      locale: apiLocale(request),
    }),
  )
  scope.addHook('preParsing', async (request) => {
    const caller = callerOf(request, resources, 'ru')
    if (isForged(request, caller)) throw new Refusal('crossSite')
    if (who !== 'anyone' && !(await caller.actor())) throw new Refusal('signInRequired')
  })
  if (takes.as === 'bytes') takeBytes(scope, takes.maxBytes)
  else takeForms(scope, takes.maxBytes)
}

const isBeyondLimit = (request: FastifyRequest, error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' && !isJson(request)

const isJson = (request: FastifyRequest): boolean => request.headers['content-type']?.startsWith('application/json') ?? false

/** Whatever kind the sender says they are. */
const takeBytes = (scope: FastifyInstance, bodyLimit: number) => {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, async (_request: FastifyRequest, bytes: Buffer) => bytes)
}

const takeForms = (scope: FastifyInstance, maxBytes: number) => {
  const options = { parseAs: 'buffer', bodyLimit: maxBytes + formBytes } as const
  scope.addContentTypeParser('multipart/form-data', options, (request: FastifyRequest, bytes: Buffer) =>
    readForm(bytes, request.headers['content-type'] ?? ''),
  )
}

const readForm = async (bytes: Buffer, contentType: string): Promise<Record<string, unknown>> => {
  const form = await parseForm(bytes, contentType)
  const fields = [...new Set(form.keys())].map(async (name) => [name, await fieldOf(form.getAll(name))] as const)
  return Object.fromEntries(await Promise.all(fields))
}

const parseForm = async (bytes: Buffer, contentType: string): Promise<FormData> => {
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData()
  } catch {
    throw new Refusal('malformedBody')
  }
}

const fieldOf = async (values: (string | File)[]): Promise<string | string[] | SentFile | undefined> => {
  const [file, ...more] = values.filter((value) => typeof value !== 'string')
  if (more.length > 0) throw new Refusal('tooManyFiles')
  if (file) return { name: file.name, bytes: await file.bytes() }
  const texts = values.filter((value) => typeof value === 'string')
  return texts.length === 1 ? texts[0] : texts
}

/** A body to be compared with a later one: a file is known by the hash of its bytes. */
export const withoutBytes = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !('file' in body) || !isFile(body.file)) return body
  const { name, bytes } = body.file
  return { ...body, file: { name, hash: createHash('sha256').update(bytes).digest('base64url') } }
}

const isFile = (value: unknown): value is SentFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array

import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallSpec, SentBytes, SentFile } from '../../../contract/kit.ts'
import { Refusal } from '../refusal.ts'
import type { Resources } from '../resources.ts'
import { answerProblem, asRefusal } from './answer-problem.ts'
import { bodyChunks, readBytes } from './body-chunks.ts'
import { apiLocale, callerOf, isForged } from './edge.ts'
import { type FormPart, formBytes, readForm } from './form-reader.ts'

const maxParts = 20

/** Accepts files in the calls of a scope. A body is read after the caller is authorized, and never beyond the limit of the call. */
export const takeFiles = (scope: FastifyInstance, resources: Resources, { access, takes }: CallSpec) => {
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
    if (access !== 'anyone' && !(await caller.actor())) throw new Refusal('signInRequired')
  })
  if (takes.as === 'bytes') takeBytes(scope, takes.maxBytes)
  else takeForms(scope, takes.maxBytes)
}

const isBeyondLimit = (request: FastifyRequest, error: unknown): boolean => {
  const refusal = asRefusal(error)
  return refusal instanceof Refusal && refusal.code === 'bodyTooLarge' && !isJson(request)
}

const isJson = (request: FastifyRequest): boolean => request.headers['content-type']?.startsWith('application/json') ?? false

/** Accepts any content type. The handler reads the body, because it first verifies the permission in the address. */
const takeBytes = (scope: FastifyInstance, maxBytes: number) => {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', async (request: FastifyRequest): Promise<SentBytes> => ({ read: () => readBytes(bodyChunks(request, maxBytes)) }))
}

const takeForms = (scope: FastifyInstance, maxBytes: number) => {
  const limits = { parts: maxParts, files: 1, fileBytes: maxBytes }
  scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest) =>
    fieldsOf(await readForm(bodyChunks(request, maxBytes + formBytes), request.headers['content-type'] ?? '', limits)),
  )
}

/** The body of a call. A repeated field becomes a list. */
const fieldsOf = (parts: FormPart[]): Record<string, unknown> => {
  const fields = [...Map.groupBy(parts, ({ name }) => name)].map(([name, same]) => [name, same.map(({ value }) => value)] as const)
  return Object.fromEntries(fields.map(([name, values]) => [name, values.length === 1 ? values[0] : values]))
}

/** A body for comparison with a later one: a file is replaced by the hash of its bytes. */
export const withoutBytes = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !('file' in body) || !isFile(body.file)) return body
  const { name, bytes } = body.file
  return { ...body, file: { name, hash: createHash('sha256').update(bytes).digest('base64url') } }
}

const isFile = (value: unknown): value is SentFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array

import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { localePrefixes, splitLocale } from '../../../contract/locales.ts'
import { pagesWithFiles } from '../../../contract/pages.ts'
import { Refusal } from '../refusal.ts'
import type { Resources } from '../resources.ts'
import { asRefusal } from './answer-problem.ts'
import { bodyChunks } from './body-chunks.ts'
import { callerOf } from './edge.ts'
import { type FormPart, formBytes, readForm } from './form-reader.ts'

/** The parsed form of a page, in its original shape. */
export type PageForm = FormData | URLSearchParams

const maxFiles = 10

/** A space with 400 special days has the most fields, three for each. */
const maxFields = 1500

/** Parses the forms of pages. Large forms are accepted only on pages that take files, and only from signed-in users. */
export const takePageBodies = (app: FastifyInstance, resources: Resources, answer: RouteHandlerMethod) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'multipart/form-data',
    async (request: FastifyRequest): Promise<PageForm> =>
      formDataOf(await partsOf(request, { parts: maxFields + maxFiles, files: maxFiles, fileBytes: request.routeOptions.bodyLimit })),
  )
  app.addContentTypeParser('application/x-www-form-urlencoded', async (request: FastifyRequest): Promise<PageForm> => {
    const parts = await partsOf(request, { parts: maxFields, files: 0, fileBytes: 0 })
    return new URLSearchParams(parts.map(({ name, value }): [string, string] => [name, String(value)]))
  })
  const preParsing = async (request: FastifyRequest) => {
    const caller = callerOf(request, resources, splitLocale(request.url).locale)
    if (!(await caller.actor())) throw new Refusal('signInRequired')
  }
  for (const [path, maxBytes] of Object.entries(pagesWithFiles))
    for (const prefix of Object.values(localePrefixes))
      app.post(prefix + path, { bodyLimit: maxBytes + formBytes, preParsing, config: { kind: 'page' } }, answer)
  app.all('/*', { bodyLimit: formBytes, config: { kind: 'page' } }, answer)
}

const partsOf = (request: FastifyRequest, limits: Parameters<typeof readForm>[2]): Promise<FormPart[]> =>
  readForm(bodyChunks(request, request.routeOptions.bodyLimit), request.headers['content-type'] ?? '', limits)

const formDataOf = (parts: FormPart[]): FormData => {
  const form = new FormData()
  for (const { name, value } of parts) form.append(name, typeof value === 'string' ? value : new File([new Uint8Array(value.bytes)], value.name))
  return form
}

/** The refusal of a body. A page renders it, so that the user reads it in their language. */
export const refusalOfBody = (error: unknown): Refusal | null => {
  const refusal = asRefusal(error)
  return refusal instanceof Refusal && bodyRefusals.includes(refusal.code) ? refusal : null
}

const bodyRefusals: Refusal['code'][] = [
  'bodyTooLarge',
  'fileTooLarge',
  'malformedBody',
  'signInRequired',
  'tooManyFields',
  'tooManyFiles',
  'unsupportedMediaType',
]

const maxDrained = 64 * 1024 * 1024

/** Drains the rest of a body, up to a limit, because browsers read the answer only after sending the body. */
export const drain = ({ raw }: FastifyRequest): Promise<void> =>
  new Promise((resolve) => {
    if (raw.readableEnded || raw.destroyed) return resolve()
    let left = maxDrained
    raw.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left < 0) resolve()
    })
    for (const end of ['end', 'close', 'error']) raw.once(end, () => resolve())
    raw.resume()
  })

import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { localePrefixes, splitLocale } from '../../../contract/locales.ts'
import { pagesWithFiles } from '../../../contract/pages.ts'
import { Refusal } from '../refusal.ts'
import type { Resources } from '../resources.ts'
import { asRefusal } from './answer-problem.ts'
import { callerOf } from './edge.ts'
import { formBytes } from './file-bodies.ts'

/** Takes the forms of pages: large ones only where a page takes files, and nobody's file is read who is not signed in. */
export const takePageBodies = (app: FastifyInstance, resources: Resources, answer: RouteHandlerMethod) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: formBytes }, (_request, body, done) => done(null, body))
  const preParsing = async (request: FastifyRequest) => {
    const caller = callerOf(request, resources, splitLocale(request.url).locale)
    if (!(await caller.actor())) throw new Refusal('signInRequired')
  }
  for (const [path, maxBytes] of Object.entries(pagesWithFiles))
    for (const prefix of Object.values(localePrefixes))
      app.post(prefix + path, { bodyLimit: maxBytes + formBytes, preParsing, config: { kind: 'page' } }, answer)
}

/** What is refused before the body of a page is read through; the reader is told on a page all the same. */
export const refusalOfBody = (error: unknown): Refusal | null => {
  const refusal = asRefusal(error)
  return refusal instanceof Refusal && told.includes(refusal.code) ? refusal : null
}

const told: Refusal['code'][] = ['bodyTooLarge', 'signInRequired']

const mostDrained = 64 * 1024 * 1024

/** Browsers look at an answer once they have sent what they were sending, so it is let go by, up to a measure. */
export const drain = ({ raw }: FastifyRequest): Promise<void> =>
  new Promise((resolve) => {
    if (raw.readableEnded || raw.destroyed) return resolve()
    let left = mostDrained
    raw.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left < 0) resolve()
    })
    for (const end of ['end', 'close', 'error']) raw.once(end, () => resolve())
    raw.resume()
  })

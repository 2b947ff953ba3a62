import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { type SharedAnswer, sendAnswer, sharedOf } from './answer.ts'
import { pageHtml, startScript, style } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

type Setting = { apiBase: string; siteUrl: string }
type Made = { type: string; body: string | Buffer; headers?: [string, string][] }

/** The API reference: the OpenAPI document and a page for it that loads everything from our own origin. */
export const registerDocs = (app: FastifyInstance, { apiBase, siteUrl }: Setting) => {
  const page = `${apiBase}/docs`
  serve(app, `${apiBase}/openapi.json`, () => ({ type: 'application/json; charset=utf-8', body: JSON.stringify(openApiDocument(siteUrl, apiBase)) }))
  serve(app, page, () => ({ type: 'text/html; charset=utf-8', body: pageHtml(apiBase), headers: [['content-security-policy', pagePolicy]] }))
  serve(app, `${page}/assets/docs.css`, () => ({ type: 'text/css; charset=utf-8', body: style }))
  serve(app, `${page}/assets/start.js`, () => ({ type: 'text/javascript; charset=utf-8', body: startScript }))
  serve(app, `${page}/assets/swagger-ui.css`, async () => ({ type: 'text/css; charset=utf-8', body: await packaged('swagger-ui.css') }))
  serve(app, `${page}/assets/swagger-ui-bundle.js`, async () => ({
    type: 'text/javascript; charset=utf-8',
    body: await packaged('swagger-ui-bundle.js'),
  }))
}

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const require = createRequire(import.meta.url)
const packaged = (name: string) => readFile(require.resolve(`swagger-ui-dist/${name}`))

/** Creates the answer at the first request and caches it, because it never changes while the process runs. */
const serve = (app: FastifyInstance, url: string, make: () => Made | Promise<Made>) => {
  let cached: SharedAnswer | undefined
  app.get(url, async (request, reply) => {
    cached ??= answerOf(await make())
    return sendAnswer(request, reply, cached)
  })
}

const answerOf = ({ type, body, headers = [] }: Made): SharedAnswer =>
  sharedOf(
    {
      kind: 'file',
      status: 200,
      headers: [['content-type', type], ['cache-control', 'public, no-cache'], ...headers],
      body: Buffer.from(body),
      tags: null,
    },
    0,
  )

import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { negotiateLocale, splitLocale } from '../../../contract/locales.ts'
import type { RefusalCode } from '../../../contract/refusals.ts'
import { Refusal } from '../refusal.ts'
import type { Resources } from '../resources.ts'
import { isCallPath } from './answer-failure.ts'
import { errorPage } from './error-page.ts'
import { problemOf } from './problems.ts'
import { commonSecurityHeaders } from './security.ts'

type Exchange = { request: IncomingMessage; response: ServerResponse }

const lingerMs = 2_000

/** Answers requests that Node's parser rejects, in the format and language of their address. */
export const createClientErrors = (resources: Resources) => {
  const exchanges = new WeakMap<Socket, Exchange>()
  return {
    /** Records the latest exchange of a connection, because Node reports a late body without its address. */
    watch: (server: Server) => {
      server.on('request', (request, response) => exchanges.set(request.socket, { request, response }))
    },
    answer: (error: ConnectionError, socket: Socket) => {
      const exchange = exchanges.get(socket)
      const isHalfSent = exchange?.response.headersSent && !exchange.response.writableFinished
      if (error.code === 'ECONNRESET' || !socket.writable || isHalfSent) return void socket.destroy()
      socket.end(rawAnswer(resources, error, exchange))
      // an immediate close would reset the connection before the client has read the answer
      setTimeout(() => socket.destroy(), lingerMs).unref()
    },
  }
}

const rawAnswer = (resources: Resources, error: ConnectionError, exchange: Exchange | undefined): string => {
  const { config, siteUrl, log } = resources
  const requestId = randomUUID()
  const { url, language } = addressOf(error, exchange)
  const isCall = isCallPath(url, config.API_BASE)
  const locale = isCall ? negotiateLocale(language) : splitLocale(url).locale
  const problem = problemOf(new Refusal(refusalOf(error)), { locale, requestId, apiBase: config.API_BASE })
  const { headers, body } = isCall ? { headers: problemHeaders, body: JSON.stringify(problem) } : errorPage({ problem, locale, siteUrl })
  const lines = [
    ...headers,
    ...commonSecurityHeaders,
    ['x-request-id', requestId],
    ['content-length', String(Buffer.byteLength(body))],
    ['connection', 'close'],
  ].map(([name, value]) => `${name}: ${value}\r\n`)
  log.info({ requestId, status: problem.status }, 'answered')
  return `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${body}`
}

const problemHeaders: [string, string][] = [
  ['content-type', 'application/problem+json; charset=utf-8'],
  ['cache-control', 'no-store'],
]

const refusals: Record<string, RefusalCode> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
}

const refusalOf = ({ code }: ConnectionError): RefusalCode => refusals[code] ?? 'malformedRequest'

/** Reads the address from a packet that begins a request. A broken body belongs to the previous request of the connection. */
const addressOf = (error: ConnectionError, exchange: Exchange | undefined): { url: string; language: string | undefined } => {
  // Fastify types the packet as the JSON of a buffer; Node gives the buffer, and none for a timeout
  const packet: unknown = error.rawPacket
  const head = Buffer.isBuffer(packet) ? packet.toString('latin1') : ''
  const [, url] = /^[A-Z]+ (\S+)/.exec(head) ?? []
  if (url) return { url, language: /^accept-language: *([^\r\n]*)/im.exec(head)?.[1] }
  return { url: exchange?.request.url ?? '/', language: exchange?.request.headers['accept-language'] }
}

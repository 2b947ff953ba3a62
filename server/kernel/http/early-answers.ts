import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { showsUnfinishedAnswers } from '../../../contract/cookies.ts'
import type { SyncPerRequest } from '../cache/changes.ts'
import type { Resources } from '../resources.ts'
import { encodedAs, isKnown, type SharedAnswers } from './answer.ts'
import { anonymousKey } from './edge.ts'
import { loggedPage, unmatched } from './logged-address.ts'
import { addressFault } from './own-site.ts'

type Cached = { resources: Resources; shared: SharedAnswers; syncFor: SyncPerRequest }

/** Serves cached answers before routing, with the same bytes as after it. Other requests are passed to the app. */
export const answerEarly = (server: Server, cached: Cached) => {
  // Node declares the listeners of every event as Function
  const routed = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  const route: RequestListener = (request, response) => {
    for (const listener of routed) listener(request, response)
  }
  server.on('request', async (request, response) => {
    if (!mayShare(cached, request)) return route(request, response)
    await cached.syncFor(request)
    if (!answerCached(cached, request, response)) route(request, response)
  })
}

const mayShare = ({ resources }: Cached, request: IncomingMessage): boolean => {
  const { headers, method, url = '' } = request
  if (method !== 'GET' || !hasNoSession(headers) || url.startsWith('/assets/') || resources.isDraining?.()) return false
  if (showsUnfinishedAnswers(url, headers.cookie)) return false
  return addressFault(request, resources.siteUrl) === null
}

const answerCached = ({ resources, shared }: Cached, request: IncomingMessage, response: ServerResponse): boolean => {
  const { headers, method, url = '' } = request
  const entry = shared.named(anonymousKey(request, resources.config.API_BASE), resources.clock().getTime())
  if (!entry?.etag || isKnown(headers['if-none-match'], entry.etag)) return false
  const sent = encodedAs(entry, String(headers['accept-encoding'] ?? ''))
  if (!sent) return false
  const requestId = randomUUID()
  response.writeHead(200, [...sent.head, 'x-request-id', requestId])
  response.end(sent.body)
  if (resources.log.isLevelEnabled('info')) {
    const address = entry.answer.kind === 'page' ? (loggedPage(url, resources.pagePatternOf) ?? unmatched) : entry.answer.kind.split(' ')[1]
    resources.log.info({ requestId, method, address, status: 200, ms: 0 }, 'answered')
  }
  resources.metrics.countEarly(entry.answer.kind)
  return true
}

/** True without an Authorization header and without a session cookie under any of its names. */
const hasNoSession = ({ authorization, cookie }: IncomingHttpHeaders): boolean =>
  authorization === undefined && (cookie === undefined || !/(^|;)\s*(__Host-)?token\s*=/i.test(cookie))

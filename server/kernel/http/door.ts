import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { CatchUpFor } from '../cache/changes.ts'
import type { Resources } from '../resources.ts'
import { isKnown, type SharedAnswers, sentAs } from './answer.ts'
import { outerName } from './edge.ts'

type House = { resources: Resources; shared: SharedAnswers; catchUpFor: CatchUpFor }

/** Gives what is kept for everyone at the door, before any routing, as it is given inside, and lets all others in. */
export const openDoor = (server: Server, house: House) => {
  const inside = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  const enter: RequestListener = (request, response) => {
    for (const listener of inside) listener(request, response)
  }
  server.on('request', async (request, response) => {
    if (!mayShare(house, request)) return enter(request, response)
    await house.catchUpFor(request)
    if (!answerAtDoor(house, request, response)) enter(request, response)
  })
}

const mayShare = ({ resources }: House, { headers, method, url = '' }: IncomingMessage): boolean =>
  method === 'GET' && isAnyones(headers) && !url.startsWith('/assets/') && !resources.isDraining?.()

const answerAtDoor = ({ resources, shared }: House, request: IncomingMessage, response: ServerResponse): boolean => {
  const { headers, method, url = '' } = request
  const entry = shared.named(outerName(request, resources.config.API_BASE), resources.clock().getTime())
  if (!entry?.etag || isKnown(headers['if-none-match'], entry.etag)) return false
  const sent = sentAs(entry, String(headers['accept-encoding'] ?? ''))
  if (!sent) return false
  const requestId = randomUUID()
  response.writeHead(200, [...sent.head, 'x-request-id', requestId])
  response.end(sent.body)
  resources.log.info({ requestId, method, address: url.split('?', 1)[0], status: 200, ms: 0 }, 'answered')
  resources.metrics.countAtDoor(entry.answer.kind)
  return true
}

/** Neither a session nor what could be one. */
const isAnyones = ({ authorization, cookie }: IncomingHttpHeaders): boolean =>
  authorization === undefined && (cookie === undefined || !/(^|;)\s*token\s*=/.test(cookie))

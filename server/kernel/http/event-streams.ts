import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccessRule, EventClient, EventsAnswer } from '../../../contract/kit.ts'
import { actorOf } from '../actor.ts'
import { isAuthorized } from '../call.ts'
import type { Caller } from '../caller.ts'
import type { Resources } from '../resources.ts'

/** Shorter than the idle timeouts of proxies. */
const heartbeatMs = 15_000
const recheckMs = 30_000
/** Clients reconnect at different times after the end of a process. */
const retryMs = { least: 1_000, spread: 2_000 }

type EventRequest = { caller: Caller; access: AccessRule; answer: EventsAnswer }
type OpenStream = { body: Readable; client: EventClient; beat: () => void; token: string | null; access: AccessRule }

/**
 * The open event streams of a process. A stream ends when its client disconnects, when the session of its user ends or loses the right
 * to the call, and when the process drains.
 */
export const openEventStreams = ({ draining, ...resources }: Pick<Resources, 'db' | 'config' | 'clock' | 'draining'>) => {
  const open = new Set<OpenStream>()
  let timers: NodeJS.Timeout[] = []

  const end = () => {
    for (const { client } of open) client.end()
  }
  const beat = () => {
    for (const stream of open) stream.beat()
  }
  /** Sessions that are read at the same time take one statement. A failing database ends no stream. */
  const recheck = () =>
    Promise.allSettled(
      [...open].map(async ({ client, token, access }) => {
        const actor = token ? await actorOf(resources, token, resources.clock()) : null
        if (access !== 'anyone' && (!actor || actor.awaits || !isAuthorized(access, actor))) client.end()
      }),
    )
  const add = (stream: OpenStream) => {
    if (open.size === 0) timers = [setInterval(beat, heartbeatMs).unref(), setInterval(() => void recheck(), recheckMs).unref()]
    open.add(stream)
    stream.body.once('close', () => {
      open.delete(stream)
      if (open.size === 0) for (const timer of timers) clearInterval(timer)
    })
  }
  draining?.addEventListener('abort', end)

  return {
    answer: (request: FastifyRequest, reply: FastifyReply, { caller, access, answer }: EventRequest) => {
      reply.header('content-type', 'text/event-stream; charset=utf-8').header('cache-control', 'private, no-store').header('x-accel-buffering', 'no')
      if (request.method === 'HEAD') return reply.send()
      const { body, beat: beatOne, client } = eventBody()
      const stop = answer.connect(client)
      body.once('close', stop)
      add({ body, client, beat: beatOne, token: caller.token, access })
      if (draining?.aborted) client.end()
      return reply.send(body)
    },
    end,
    recheck,
  }
}
export type EventStreams = ReturnType<typeof openEventStreams>

/** The body of one stream. While the client reads slowly, it stores only the latest event. */
const eventBody = () => {
  let head = `retry: ${Math.round(retryMs.least + Math.random() * retryMs.spread)}\n`
  let latest: string | null = null
  let isWanted = false
  let hasEnded = false
  const push = (text: string) => {
    isWanted = body.push(text)
  }
  const flush = () => {
    if (!isWanted || body.destroyed) return
    if (latest !== null) {
      const text = head + latest
      head = ''
      latest = null
      push(text)
    }
    if (hasEnded) body.push(null)
  }
  const body = new Readable({
    read: () => {
      isWanted = true
      flush()
    },
  })
  const client: EventClient = {
    send: ({ id, data }) => {
      if (hasEnded) return
      latest = `id: ${id}\ndata: ${data}\n\n`
      flush()
    },
    end: () => {
      hasEnded = true
      if (isWanted) flush()
      else body.destroy()
    },
  }
  const beat = () => {
    if (isWanted && latest === null && !hasEnded) push('event: beat\ndata: 1\n\n')
  }
  return { body, beat, client }
}

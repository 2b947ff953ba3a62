import type { Server } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'

type Timings = {
  /** Open requests are cut this long after the port has closed. */
  cutAfterMs: number
  /** Connections without a request are cut once no request has been open for this long. */
  silentMs: number
  sweepEveryMs: number
}

const defaults: Timings = { cutAfterMs: 30_000, silentMs: 2_000, sweepEveryMs: 100 }

/** Closes the port, then every connection once its request is answered. Resolves when no connection is left. */
export const closeServer = async (server: Server, { cutAfterMs, silentMs, sweepEveryMs }: Timings = defaults) => {
  await quietTurn(server)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const cut = setTimeout(() => server.closeAllConnections(), cutAfterMs)
  let silentForMs = 0
  // Node closes connections that are idle now, but not those that become idle later or never send a request
  const sweep = setInterval(() => {
    server.closeIdleConnections()
    silentForMs = openRequests.get(server) ? 0 : silentForMs + sweepEveryMs
    if (silentForMs >= silentMs) server.closeAllConnections()
  }, sweepEveryMs)
  await closed
  clearTimeout(cut)
  clearInterval(sweep)
}

const openRequests = new WeakMap<Server, number>()

/** Counts the open requests, which `closeServer` waits for. */
export const countRequests = (server: Server) => {
  const add = (change: number) => openRequests.set(server, (openRequests.get(server) ?? 0) + change)
  server.on('request', (_request, response) => {
    add(1)
    response.once('close', () => add(-1))
  })
}

const maxTurns = 1_000
const shortTurnMs = 1

/**
 * Waits for a short turn of the event loop without a new connection. Closing the port resets connections that the system has
 * accepted and Node has not; a proxy does not repeat a POST that is lost this way.
 */
const quietTurn = async (server: Server) => {
  let connections = 0
  const count = () => {
    connections += 1
  }
  server.on('connection', count)
  for (let turn = 0; turn < maxTurns; turn += 1) {
    const before = { connections, at: performance.now() }
    await nextTurn()
    if (connections === before.connections && performance.now() - before.at < shortTurnMs) break
  }
  server.off('connection', count)
}

import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'

/** A round-robin balancer. */
export const startBalancer = async (urls: string[]) => {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const target = urls[turn++ % urls.length] ?? ''
    const onward = request(target + incoming.url, { method: incoming.method, headers: incoming.headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.headersSent || outgoing.writeHead(502).end())
    incoming.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const close = async () => {
    server.closeAllConnections()
    server.close()
    agent.destroy()
  }
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, [Symbol.asyncDispose]: close }
}

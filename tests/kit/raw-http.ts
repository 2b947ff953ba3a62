import { request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'

export type Answer = { status: number; headers: Record<string, string>; body: string }

/** Listens on a free port of the loopback interface. */
export const listen = async (app: FastifyInstance): Promise<number> => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  // an application that listens on TCP has an address with a port
  return (app.server.address() as AddressInfo).port
}

/** Opens a connection and sends bytes unchanged. */
export const beginRaw = (port: number, bytes: string | Buffer): Socket => {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  return socket
}

/** Reads until the server closes. */
export const readRaw = async (socket: Socket): Promise<Answer> => {
  const [head = '', ...body] = (await text(socket)).split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line): [string, string] => [line.split(':', 1).join().toLowerCase(), line.slice(line.indexOf(':') + 2)])
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body: body.join('\r\n\r\n') }
}

/** Sends bytes unchanged and reads until the server closes. */
export const sendRaw = (port: number, bytes: string | Buffer): Promise<Answer> => readRaw(beginRaw(port, bytes))

type RawRequest = { port: number; path: string; method?: string; headers?: Record<string, string | string[]> }

/** A request with headers that `fetch` does not allow; `bytes` is the body, still compressed. */
export const sendRequest = ({ port, path, method = 'GET', headers = {} }: RawRequest): Promise<Answer & { bytes: Buffer }> =>
  new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, async (answer) => {
      const bytes = Buffer.concat(await answer.toArray())
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers as Record<string, string>, body: bytes.toString(), bytes })
    })
    outgoing.on('error', reject).end()
  })

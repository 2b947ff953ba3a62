import { request } from 'node:http'
import { connect } from 'node:net'

export type Answer = { status: number; headers: Record<string, string>; body: string }

/** Sends bytes as they are and reads until the server closes. */
export const sendRaw = (port: number, bytes: string | Buffer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('end', () => {
      socket.destroy()
      resolve(readAnswer(Buffer.concat(chunks).toString()))
    })
    socket.on('error', reject)
  })

const readAnswer = (text: string): Answer => {
  const [head = '', ...body] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line): [string, string] => [line.split(':', 1).join().toLowerCase(), line.slice(line.indexOf(':') + 2)])
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body: body.join('\r\n\r\n') }
}

type Asked = { port: number; path: string; method?: string; headers?: Record<string, string | string[]> }

/** An ordinary request with headers that `fetch` does not let a test set. */
export const sendRequest = ({ port, path, method = 'GET', headers = {} }: Asked): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, async (answer) => {
      const body = Buffer.concat(await answer.toArray()).toString()
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers as Record<string, string>, body })
    })
    asking.on('error', reject).end()
  })

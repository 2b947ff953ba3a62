import { once } from 'node:events'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { type WireAnswer, wireAnswer } from '../wire.ts'

const scripts = /<script[\s\S]*?<\/script>|<link[^>]*rel="modulepreload"[^>]*>/g

/** The pages of the product without scripts, to measure the time of the browser and the machine alone. */
export const startScriptless = async (productUrl: string) => {
  const server = createServer((request, response) => {
    withoutScripts(productUrl + request.url).then(
      ({ headers, body }) => response.writeHead(200, { ...headers, 'content-length': body.length }).end(body),
      () => response.writeHead(404).end(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const close = async () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, [Symbol.asyncDispose]: close }
}

const withoutScripts = async (url: string): Promise<WireAnswer> => {
  const answer = await wireAnswer(url, { 'accept-language': 'ru' })
  const { 'content-type': type = '', 'cache-control': lasting = 'no-store' } = answer.headers
  const headers = { 'content-type': type, 'cache-control': lasting }
  if (!type.includes('html')) return { headers, body: answer.body }
  return { headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(answer.body.toString().replace(scripts, '')) }
}

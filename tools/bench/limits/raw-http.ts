import { createServer } from 'node:http'

/** The least Node can do for the same bytes: answers kept whole, found by address, sent. Told by its parent what they are. */
export type RawAnswer = { path: string; headers: Record<string, string | string[]>; body: Buffer }

process.on('disconnect', () => process.exit(0))
process.once('message', ({ answers }: { answers: RawAnswer[] }) => {
  const byPath = new Map(answers.map((answer) => [answer.path, answer]))
  const server = createServer((request, response) => {
    const answer = byPath.get(request.url ?? '')
    if (!answer) return response.writeHead(404).end()
    response.writeHead(200, answer.headers).end(answer.body)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
  })
})

import { createServer } from 'node:http'

/** The minimum work of Node for the same bytes: prepared answers, found by path and sent. The parent process supplies them. */
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

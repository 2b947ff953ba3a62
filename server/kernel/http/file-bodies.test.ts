import { once } from 'node:events'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginRaw, listen } from '../../../tests/kit/raw-http.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'

let world: World
let token: string
let port: number
beforeAll(async () => {
  world = await createWorld()
  token = (await world.given.person()).token
  port = await listen(world.app)
})
afterAll(() => world.close())

const megabyte = 1024 * 1024
const emptyPart = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'

/** Sends the head of a request with a large Content-Length, and the given part of its body. */
const begin = (method: string, path: string, sent: string): Socket => {
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: site.test',
    `authorization: Bearer ${token}`,
    'accept-language: kk',
    'content-type: multipart/form-data; boundary=x',
    `content-length: ${3 * megabyte}`,
  ]
  return beginRaw(port, `${head.join('\r\n')}\r\n\r\n${sent}`)
}

const answerOf = async (socket: Socket) => {
  let text = ''
  while (!text.includes('requestId')) text += String((await once(socket, 'data'))[0])
  socket.destroy()
  return text
}

describe('file bodies', () => {
  test('rejects a form with too many parts before its end arrives, while another request is answered', async () => {
    const attack = begin('POST', '/api/uploads', emptyPart.repeat(20_000))
    const [answer, concurrent] = await Promise.all([answerOf(attack), fetch(`http://127.0.0.1:${port}/api/health`)])
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
    expect(answer).toContain('"reason":"tooManyFields"')
    expect(answer).toContain('Формада өрістер тым көп.')
    expect(concurrent.status).toBe(200)
  })

  test('rejects a direct upload with a wrong signature before any of its bytes arrive', async () => {
    const { body } = await world.request({ method: 'POST', url: '/api/uploads/direct', token, body: { name: 'a.pdf', size: 100 } })
    const wrong = body.url.replace(/signature=.+/, 'signature=wrong')
    expect(await answerOf(begin('PUT', wrong, ''))).toMatch(/^HTTP\/1.1 404 /)
    expect(await answerOf(begin('PUT', body.url.replace(body.uploadId, crypto.randomUUID()), ''))).toMatch(/^HTTP\/1.1 404 /)
  })

  test('rejects a body whose Content-Length is too large before any of it arrives', async () => {
    const person = await world.given.person()
    const answer = await answerOf(begin('POST', `/api/users/${person.id}/upload-cover`, ''))
    expect(answer).toContain('"reason":"fileTooLarge"')
  })
})

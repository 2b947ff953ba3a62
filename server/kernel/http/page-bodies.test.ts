import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadBytes } from '../../../contract/limits.ts'
import { formOf } from '../../../tests/kit/form.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { createApp } from '../../server.ts'
import type { Render } from './site.ts'

/** A site that tells what it was given. */
const render: Render = async ({ request, locale, refused }) => {
  const told = refused ? { refused: refused.reason, locale } : { bytes: (await request.bytes()).length }
  return { status: refused?.status ?? 200, headers: new Headers({ 'content-type': 'text/html' }), body: Buffer.from(JSON.stringify(told)) }
}

let world: World
let site: Awaited<ReturnType<typeof createApp>>
let token: string
beforeAll(async () => {
  world = await createWorld()
  site = await createApp(world, render)
  token = (await world.given.person()).token
})
afterAll(async () => {
  await site.close()
  await world.close()
})

const post = async (url: string, size: number, headers: Record<string, string> = { cookie: `token=${token}` }) => {
  const form = await formOf([{ name: 'scan.pdf', bytes: Buffer.alloc(size) }], {})
  const answer = await site.inject({ method: 'POST', url, payload: form.body as Buffer, headers: { ...form.headers, ...headers } })
  return { status: answer.statusCode, type: answer.headers['content-type'], body: answer.json() }
}

describe('a form of a page', () => {
  test('holds files where the page takes them, in every language', async () => {
    for (const prefix of ['', '/en', '/kz']) {
      const { status, body } = await post(`${prefix}/parental-consent`, 3 * 1024 * 1024)
      expect([status, body.bytes > 3 * 1024 * 1024]).toEqual([200, true])
    }
  })

  test('that is too large is refused on a page, in the reader’s language', async () => {
    const { status, type, body } = await post('/kz/parental-consent', 5 * uploadBytes)
    expect([status, type, body]).toEqual([413, 'text/html', { refused: 'bodyTooLarge', locale: 'kz' }])
  })

  test('is small everywhere else', async () => {
    expect((await post('/settings', 60 * 1024)).status).toBe(200)
    expect(await post('/settings', 70 * 1024)).toMatchObject({ status: 413, body: { refused: 'bodyTooLarge' } })
  })

  test('is not read of who is not signed in', async () => {
    expect(await post('/parental-consent', 3 * 1024 * 1024, {})).toMatchObject({ status: 401, body: { refused: 'signInRequired' } })
  })

  test('of another site is refused before it is looked at, as ever', async () => {
    const { status } = await post('/settings', 10, { cookie: `token=${token}`, 'sec-fetch-site': 'cross-site' })
    expect(status).toBe(403)
  })
})

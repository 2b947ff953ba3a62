import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadBytes } from '../../../contract/limits.ts'
import { formOf } from '../../../tests/kit/form.ts'
import { withSiteHost } from '../../../tests/kit/site-host.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { createApp } from '../../server.ts'
import type { Render } from './site.ts'

/** A site whose pages return the submitted form. */
const render: Render = async ({ request, locale, refused }) => {
  const shown = refused ? { refused: refused.reason, locale } : await shownForm(request)
  return { status: refused?.status ?? 200, headers: new Headers({ 'content-type': 'text/html' }), body: Buffer.from(JSON.stringify(shown)) }
}

const shownForm = async (request: Request) => {
  const bytes = (await request.clone().bytes()).length
  const entries = [...(await request.formData())]
  const form = entries.map(async ([name, value]) => [name, typeof value === 'string' ? value : [value.name, (await value.text()).slice(0, 100)]])
  return { bytes, form: await Promise.all(form) }
}

let world: World
let site: Awaited<ReturnType<typeof createApp>>
let token: string
beforeAll(async () => {
  world = await createWorld()
  site = withSiteHost(await createApp(world, render))
  token = (await world.given.person()).token
})
afterAll(async () => {
  await site.close()
  await world.close()
})

const signedIn = () => ({ cookie: `token=${token}` })

const send = async (url: string, payload: Buffer | string, headers: Record<string, string>) => {
  const answer = await site.inject({ method: 'POST', url, payload, headers })
  return { status: answer.statusCode, type: answer.headers['content-type'], body: answer.json() }
}

const postFile = async (url: string, size: number, headers: Record<string, string> = signedIn()) => {
  const form = await formOf([{ name: 'scan.pdf', bytes: Buffer.alloc(size) }], {})
  return send(url, form.body, { ...form.headers, ...headers })
}

const postText = async (url: string, size: number, headers: Record<string, string> = signedIn()) => {
  const form = await formOf([], { text: 'a'.repeat(size) })
  return send(url, form.body, { ...form.headers, ...headers })
}

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }

describe('forms of pages', () => {
  test('accept files on pages that take files, in every language', async () => {
    for (const prefix of ['', '/en', '/kz']) {
      const { status, body } = await postFile(`${prefix}/parental-consent`, 3 * 1024 * 1024)
      expect([status, body.bytes > 3 * 1024 * 1024]).toEqual([200, true])
    }
  })

  test('pass the parsed form to the page in its original shape', async () => {
    expect((await send('/settings', 'city=%D0%9E%D0%BC%D1%81%D0%BA&a=1&a=2', urlencoded)).body.form).toEqual([
      ['city', 'Омск'],
      ['a', '1'],
      ['a', '2'],
    ])
    const { body, headers } = await formOf([{ name: 'снимок "1".png', bytes: Buffer.from('bytes') }], { title: 'Мой файл' })
    expect((await send('/profile', body, { ...headers, ...signedIn() })).body.form).toEqual([
      ['title', 'Мой файл'],
      ['file', ['снимок "1".png', 'bytes']],
    ])
    expect((await send('/logout', '', {})).body.form).toEqual([])
  })

  test('answer an oversized body with a page in the language of the user', async () => {
    const { status, type, body } = await postFile('/kz/parental-consent', 5 * uploadBytes)
    expect([status, type, body]).toEqual([413, 'text/html', { refused: 'bodyTooLarge', locale: 'kz' }])
  })

  test('are limited to 64 KB on other pages and to ten files', async () => {
    expect((await postText('/settings', 60 * 1024)).status).toBe(200)
    expect(await postText('/settings', 70 * 1024)).toMatchObject({ status: 413, body: { refused: 'bodyTooLarge' } })
    expect(await postFile('/settings', 70 * 1024)).toMatchObject({ status: 413, body: { refused: 'bodyTooLarge' } })
    const files = Array.from({ length: 11 }, (_, index) => ({ name: `${index}.pdf`, bytes: Buffer.from('x') }))
    const { body, headers } = await formOf(files)
    expect(await send('/parental-consent', body, { ...headers, ...signedIn() })).toMatchObject({ status: 422, body: { refused: 'tooManyFiles' } })
  })

  test('reject files from anonymous users', async () => {
    expect(await postFile('/parental-consent', 3 * 1024 * 1024, {})).toMatchObject({ status: 401, body: { refused: 'signInRequired' } })
  })

  test('reject a form from another site', async () => {
    const { status } = await postText('/settings', 10, { ...signedIn(), 'sec-fetch-site': 'cross-site', accept: 'application/json' })
    expect(status).toBe(403)
  })

  test('reject 20,000 empty parts and 2,000 urlencoded fields with 413 on a page', async () => {
    const parts = Array.from({ length: 20_000 }, () => '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n').join('')
    const multipart = { 'content-type': 'multipart/form-data; boundary=x', ...signedIn() }
    expect(await send('/en/profile', `${parts}--x--`, multipart)).toMatchObject({ status: 413, body: { refused: 'tooManyFields', locale: 'en' } })
    expect(await send('/login', 'a=1&'.repeat(2_000), urlencoded)).toMatchObject({ status: 413, body: { refused: 'tooManyFields' } })
  })

  test.each(['/login', '/profile'])('answer a malformed form on %s with a 400 page, and another media type with 415', async (path) => {
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x'])
      expect(await send(path, '--x\r\nnonsense', { 'content-type': type, ...signedIn() })).toMatchObject({
        status: 400,
        type: 'text/html',
        body: { refused: 'malformedBody' },
      })
    expect(await send(path, '{}', { 'content-type': 'application/json', ...signedIn() })).toMatchObject({
      status: 415,
      body: { refused: 'unsupportedMediaType' },
    })
  })
})

import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '../../../contract/locales.ts'
import { type RefusalCode, refusals } from '../../../contract/refusals.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import { Refusal } from '../refusal.ts'
import { registerDocs } from './docs.ts'
import { problemOf } from './problems.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  registerDocs(app, { apiBase: '/api', siteUrl: 'https://site.test' })
  await app.ready()
})
afterAll(() => app.close())

const get = (url: string, headers = {}) => app.inject({ url, headers })

test('serves the OpenAPI document below the API base', async () => {
  const answer = await get('/api/openapi.json')
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] })
  expect((await get('/api/openapi.json', { 'if-none-match': answer.headers.etag })).statusCode).toBe(304)
})

test('the type of every problem links to a place on the page, with text in three languages, without scripts', async () => {
  const { body } = await get('/api/docs')
  for (const code of Object.keys(refusals) as RefusalCode[]) {
    const { type } = problemOf(new Refusal(code), { locale: 'ru', requestId: '', apiBase: '/api' })
    expect(type).toBe(`/api/docs#${code}`)
    const place = new RegExp(`<div id="${code}">.*`).exec(body)?.[0] ?? ''
    for (const locale of locales) expect(place).toContain(`>${dictionaries[locale].refusals[code]}</dd>`)
  }
  expect(body).toContain('reason <code>not_participant</code>')
})

test('the page loads scripts and styles only from our own origin and has none inline', async () => {
  const { body, headers } = await get('/api/docs')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  expect(body).toMatch(/^<!doctype html>\n<html lang="en">/)
  expect(body).toContain('<title>API reference')
  expect(body).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/)
  const assets = [...body.matchAll(/(?:src|href)="(\/[^"]+\/assets\/[^"]+)"/g)].map(([, url = '']) => url)
  const answers = await Promise.all(assets.map((url) => get(url)))
  expect(answers.map(({ statusCode, headers: { 'content-type': type } }) => `${statusCode} ${type}`)).toEqual([
    '200 text/css; charset=utf-8',
    '200 text/css; charset=utf-8',
    '200 text/javascript; charset=utf-8',
    '200 text/javascript; charset=utf-8',
  ])
})

test('large assets are compressed for clients that accept it', async () => {
  const url = '/api/docs/assets/swagger-ui-bundle.js'
  const [whole, packed] = [await get(url), await get(url, { 'accept-encoding': 'gzip, br' })]
  expect(packed.headers['content-encoding']).toBe('br')
  expect(packed.rawPayload.length).toBeLessThan(whole.rawPayload.length / 2)
})

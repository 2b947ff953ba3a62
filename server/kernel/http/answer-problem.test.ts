import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openLog } from '../log.ts'
import { Refusal } from '../refusal.ts'
import { answerProblem } from './answer-problem.ts'

const resources = { config: readConfig({ NODE_ENV: 'test' }), log: openLog('silent'), siteUrl: 'http://site.test' }

/** The response when a handler throws this error. */
const answerTo = async (error: unknown) => {
  const app = Fastify()
  app.setErrorHandler((thrown, request, reply) => answerProblem(resources, { request, reply, error: thrown, locale: 'ru' }))
  app.get('/', async () => {
    throw error
  })
  const answer = await app.inject('/')
  return { status: answer.statusCode, wait: answer.headers['retry-after'], reason: answer.json().reason, text: answer.body }
}

test.each(['57P01', '57P03', '08006', '53300', 'ECONNREFUSED', 'EPIPE'])('an unavailable database (%s) is a 503 with Retry-After', async (code) => {
  expect(await answerTo(Object.assign(new Error('gone'), { code }))).toMatchObject({ status: 503, wait: '1', reason: 'unavailable' })
})

test('an unexpected error is a 500 without its message', async () => {
  const answer = await answerTo(new Error('column secret_word does not exist'))
  expect(answer).toMatchObject({ status: 500, wait: undefined, reason: 'internal' })
  expect(answer.text).not.toContain('secret_word')
})

test('a tooManyRequests refusal carries Retry-After', async () => {
  expect(await answerTo(new Refusal('tooManyRequests', { retryAfterSeconds: 42 }))).toMatchObject({ status: 429, wait: '42' })
})

import { createConfig, lintFromString } from '@redocly/openapi-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '../../../contract/contract.ts'
import { type AnyAddress, type CallSpec, paramsSchema } from '../../../contract/kit.ts'
import { refusals } from '../../../contract/refusals.ts'
import { openApiDocument } from './openapi.ts'

// the document has no TypeScript type; tests read it by path, as clients do
// biome-ignore lint/suspicious/noExplicitAny: see above
const document = openApiDocument('https://site.test', '/api') as any
const calls = Object.entries(contract) as [AnyAddress, CallSpec][]

const operationAt = (address: string) => {
  const [method = '', path = ''] = address.split(' ')
  return document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
}
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item as object).map(([method, operation]) => ({ path, method, operation })),
)

describe('linting', () => {
  type Problem = { severity: string; ruleId: string; message: string; location: { pointer?: string }[] }
  let problems: Problem[]
  beforeAll(async () => {
    const config = await createConfig({ extends: ['recommended'] })
    problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/openapi.json', config })
  })

  test('has no errors by the recommended rules', () => {
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('has three kinds of warnings only: no licence, paths of the customer, and calls that cannot return a 4xx', () => {
    const withoutRefusals = problems.filter(({ ruleId }) => ruleId === 'operation-4xx-response')
    const others = problems.filter(({ ruleId }) => ruleId !== 'operation-4xx-response')
    expect([...new Set(others.map(({ ruleId }) => ruleId))]).toEqual(['info-license', 'no-ambiguous-paths'])
    // ids are numbers, so that no id is taken for these words
    const words = [
      '/owner/events/participation-format/{format}',
      '/quizzes/slug/{slug}',
      '/quizzes/by-slug/{slug}',
      '/events/cert/{number}',
      '/events/check-certificate/{code}',
    ]
    const ambiguous = others.filter(({ ruleId }) => ruleId === 'no-ambiguous-paths')
    expect(ambiguous.filter(({ message }) => !words.some((word) => message.includes(word)))).toEqual([])
    const [pointers, expected] = [
      withoutRefusals.map(({ location }) => location[0]?.pointer),
      calls.filter(([address, spec]) => cannotRefuse(address, spec)),
    ]
    expect(pointers).toEqual(expected.map(([address]) => `#/paths/${address.slice('GET '.length).replaceAll('/', '~1')}/get/responses`))
  })

  const cannotRefuse = (address: string, { access, query, body, limit, refusals: declared = [] }: CallSpec) =>
    address.startsWith('GET ') &&
    !address.includes(':') &&
    access === 'anyone' &&
    !query &&
    !body &&
    !limit &&
    declared.every((code) => refusals[code].status >= 500)
})

describe('completeness', () => {
  test('the operations are exactly the calls and their aliases', () => {
    const addresses = calls.flatMap(([address, { aliases = [] }]) => [address, ...aliases])
    expect(addresses.filter((address) => !operationAt(address))).toEqual([])
    expect(operations).toHaveLength(addresses.length)
  })

  test('the summary of an alias names its call', () => {
    expect(operationAt('POST /auth/logout').summary).toBe('Ends the session (alias of GET /auth/logout)')
    expect(operationAt('GET /participant/favorites').operationId).toBe('getParticipantFavorites')
  })

  test('every operation has a described tag and a unique operationId made of its address', () => {
    const tags = document.tags.map(({ name }: { name: string }) => name)
    expect(operations.filter(({ operation }) => !tags.includes(operation.tags[0]))).toEqual([])
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
    expect(operationAt('GET /events/:id/ap-stats').operationId).toBe('getEventsByIdApStats')
  })

  test('security and x-access describe the access rule of a call', () => {
    for (const [address, { access }] of calls) {
      const { security, 'x-access': accessRule } = operationAt(address)
      expect({ address, accessRule, security }).toEqual({
        address,
        accessRule: access,
        security: access === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }],
      })
    }
  })

  test('every declared refusal is listed under its status with an example of type Problem', () => {
    const shape = z.fromJSONSchema({ ...document.components.schemas.Problem })
    for (const [address, spec] of calls) {
      for (const code of spec.refusals ?? []) {
        const content = operationAt(address).responses[refusals[code].status].content['application/problem+json']
        expect(content.examples[code]).toEqual({ $ref: `#/components/examples/${code}` })
        expect(shape.safeParse(document.components.examples[code].value).error).toBeUndefined()
      }
    }
  })

  test('the parameters of a call are those of the contract', () => {
    for (const [address, spec] of calls) {
      const own = operationAt(address).parameters.filter((parameter: object) => !('$ref' in parameter))
      const named = (where: string) => own.filter((parameter: { in: string }) => parameter.in === where).map(({ name }: { name: string }) => name)
      expect([address, named('path'), named('query')]).toEqual([
        address,
        Object.keys(paramsSchema(address, spec).shape),
        Object.keys(spec.query?.shape ?? {}),
      ])
    }
  })
})

test('a query list is a repeated name, and a cleaned text has the validated length', () => {
  const parameters = operationAt('GET /events').parameters
  const at = (name: string) => parameters.find((parameter: { name: string }) => parameter.name === name)
  expect(at('themes')).toEqual({
    name: 'themes',
    in: 'query',
    required: false,
    style: 'form',
    explode: true,
    schema: { type: 'array', maxItems: 100, items: { type: 'integer', minimum: 1, maximum: 2147483647 } },
  })
  expect(at('search').schema).toEqual({ type: 'string', maxLength: 200 })
  expect(at('actual').schema).toEqual({ type: 'boolean' })
  expect(at('paginationSize').schema).toMatchObject({ type: 'integer', minimum: 1, default: 15 })
})

test('shared shapes are defined once and allow additional fields', () => {
  const { schema } = operationAt('GET /events').responses[200].content['application/json']
  expect(schema.properties._items.items).toEqual({ $ref: '#/components/schemas/EventCard' })
  expect(operationAt('GET /cities/:id').responses[200].content['application/json'].schema).toEqual({ $ref: '#/components/schemas/City' })
  expect(JSON.stringify(document.components.schemas)).not.toContain('additionalProperties":false')
})

test('a file reply is described by its media type', () => {
  expect(operationAt('GET /events/:id/calendar').responses[200].content).toEqual({ 'text/calendar': { schema: { type: 'string' } } })
})

test('the document has the address of the API and a contact', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }], info: { contact: { url: 'https://site.test' } } })
  expect(openApiDocument('https://site.test', '/v1/api')).toMatchObject({ servers: [{ url: '/v1/api' }] })
})

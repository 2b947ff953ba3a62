import { z } from 'zod'
import { type AccessRule, type AnyAddress, type CallSpec, paramsSchema, type Unfinished } from '../../../contract/kit.ts'
import { type RefusalCode, refusals } from '../../../contract/refusals.ts'
import { acceptsKey } from './idempotency.ts'
import { inputSchema, type JsonSchema, replySchema } from './openapi-schemas.ts'

export type Operation = { path: string; method: string; address: AnyAddress; operation: object }

const accessNotes: Record<AccessRule, string> = {
  anyone: 'Public: a token is optional.',
  signedIn: 'For signed-in users.',
  staff: 'For staff: role crm_tk_staff or admin.',
  admin: 'For administrators: role admin.',
  control: 'For space staff: role control.',
  expert: 'For experts.',
}

const waiting: Record<Unfinished, string> = {
  secondStep: 'Also accepts a session that has not completed its second step.',
  consent: 'Also accepts the consentToken of a refused minor.',
}

/** The operations of a call: one for its address and one per alias. */
export const operationsOf = (address: AnyAddress, spec: CallSpec, tag: string): Operation[] => [
  operationOf(address, spec, { tag, summary: spec.summary }),
  ...(spec.aliases ?? []).map((alias) => operationOf(alias, spec, { tag, summary: `${spec.summary} (alias of ${address})` })),
]

const operationOf = (address: AnyAddress, spec: CallSpec, described: { tag: string; summary: string }): Operation => {
  const [method = '', path = ''] = address.split(' ')
  const operation = {
    operationId: operationIdOf(address),
    summary: described.summary,
    description: [accessNotes[spec.access], ...(spec.unfinished ?? []).map((awaited) => waiting[awaited])].join(' '),
    tags: [described.tag],
    security: spec.access === 'anyone' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    'x-access': spec.access,
    parameters: [...pathParameters(address, spec), ...queryParameters(spec), ...headerParameters(method, spec)],
    ...(spec.body && { requestBody: { required: true, content: bodyOf(spec, spec.body) } }),
    responses: { 200: replyOf(spec), ...refusalsOf(address, spec) },
  }
  return { path: path.replace(/:(\w+)/g, '{$1}'), method: method.toLowerCase(), address, operation }
}

/** GET /events/:id/ap-stats → getEventsByIdApStats, so it changes only with the address. */
const operationIdOf = (address: string) =>
  address
    .toLowerCase()
    .replace(/:(\w+)/g, 'by-$1')
    .replace(/[^a-z0-9]+([a-z0-9])/g, (_gap, letter: string) => letter.toUpperCase())

/** An alias may lack a parameter of the call. */
const pathParameters = (address: string, spec: CallSpec) => {
  const { properties = {} } = inputSchema(paramsSchema(address, spec))
  const inPath = Object.entries(properties).filter(([name]) => address.split('/').includes(`:${name}`))
  return inPath.map(([name, schema]) => ({ name, in: 'path', required: true, schema }))
}

/** Lists are repeated names; `name[]` and commas are accepted too (A006). */
const queryParameters = (spec: CallSpec) => {
  const { properties = {}, required = [] } = spec.query ? inputSchema(spec.query) : {}
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(isList(schema) && { style: 'form', explode: true }),
    schema,
  }))
}

const isList = (schema: JsonSchema | boolean) => typeof schema === 'object' && schema.type === 'array'

const binary = { type: 'string', format: 'binary' }

/** A call with an optional file also accepts a JSON body. */
const bodyOf = ({ takes }: CallSpec, body: z.ZodType) => {
  const schema = inputSchema(body)
  if (!takes) return { 'application/json': { schema } }
  if (takes.as === 'bytes') return { 'application/octet-stream': { schema: binary } }
  const { file: _file, ...fields } = schema.properties ?? {}
  const form = { 'multipart/form-data': { schema: { ...schema, properties: { file: binary, ...fields } } } }
  return schema.required?.includes('file') ? form : { ...form, 'application/json': { schema: { ...schema, properties: fields } } }
}

const headerParameters = (method: string, spec: CallSpec) =>
  ['Language', ...(acceptsKey(method, spec) ? ['IdempotencyKey'] : [])].map((name) => ({ $ref: `#/components/parameters/${name}` }))

const replyOf = ({ reply }: CallSpec) => {
  if (reply instanceof z.ZodType) return { description: 'The answer', content: { 'application/json': { schema: replySchema(reply) } } }
  const isText = reply.mediaType.startsWith('text/')
  return { description: 'A file', content: { [reply.mediaType]: { schema: isText ? { type: 'string' } : { type: 'string', format: 'binary' } } } }
}

/** The refusals of the call and of the kernel, by status. */
const refusalsOf = (address: AnyAddress, spec: CallSpec) => {
  const codes = new Set<RefusalCode>([...kernelRefusals(address, spec), ...(spec.refusals ?? [])])
  const byStatus = Map.groupBy(codes, (code) => refusals[code].status)
  return Object.fromEntries([...byStatus].map(([status, group]) => [status, refusalOf(group)]))
}

const kernelRefusals = (address: AnyAddress, spec: CallSpec): RefusalCode[] => {
  const { access, query, body, limit } = spec
  const [method = ''] = address.split(' ')
  const described: [boolean, RefusalCode[]][] = [
    [address.includes(':'), ['notFound']],
    [query !== undefined || body !== undefined, ['invalidInput']],
    [body !== undefined, ['malformedBody', 'bodyTooLarge', 'unsupportedMediaType']],
    [method !== 'GET' || spec.acts === true, ['crossSite']],
    [access !== 'anyone', ['signInRequired']],
    [access !== 'anyone' && access !== 'signedIn', ['forbidden']],
    [spec.takes !== undefined, ['fileTooLarge']],
    [spec.takes?.as === 'multipart', ['tooManyFields', 'tooManyFiles']],
    [limit !== undefined, ['tooManyRequests']],
    [acceptsKey(method, spec), ['keyReused', 'keyInUse']],
  ]
  return [...described.flatMap(([applies, codes]) => (applies ? codes : [])), 'internal', 'unavailable']
}

const refusalOf = (codes: RefusalCode[]) => ({
  description: codes.join(', '),
  content: {
    'application/problem+json': {
      schema: { $ref: '#/components/schemas/Problem' },
      examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
    },
  },
})

import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify'
import { type Address, contract } from '../../../contract/contract.ts'
import type { CallSpec, FileAnswer, StreamAnswer } from '../../../contract/kit.ts'
import type { SyncPerRequest } from '../cache/changes.ts'
import { authorize } from '../call.ts'
import type { Caller, SessionCookies } from '../caller.ts'
import { Refusal } from '../refusal.ts'
import type { Resources } from '../resources.ts'
import type { RunCall } from '../run-call.ts'
import { type Answer, longestSharedUrl, type SharedAnswers, sendAnswer, shareAnswer, sharedOf } from './answer.ts'
import { isCallPath } from './answer-failure.ts'
import { answerProblem } from './answer-problem.ts'
import { anonymousKey, apiLocale, callerOf, isDocumentNavigation, isForged } from './edge.ts'
import { takeFiles, withoutBytes } from './file-bodies.ts'
import { acceptsKey, runOnce } from './idempotency.ts'
import { readQuery } from './query.ts'
import { sessionCookieLines } from './session-cookies.ts'

type Api = { resources: Resources; run: RunCall; shared: SharedAnswers; syncFor: SyncPerRequest }

/** Serves every call of the contract, and its aliases, below the API base. */
export const registerApi = (app: FastifyInstance, api: Api) => {
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler((error, request, reply) => answerProblem(api.resources, { request, reply, error, locale: apiLocale(request) }))
  // the keys of the contract are its addresses
  for (const [address, spec] of Object.entries(contract) as [Address, CallSpec][])
    for (const name of [address, ...(spec.aliases ?? [])]) registerCall(app, api, address, name)
  app.all('/*', { config: { kind: 'none' } }, async () => {
    throw new Refusal('notFound')
  })
}

const registerCall = (app: FastifyInstance, api: Api, address: Address, name: string) => {
  // an address is a method and a path
  const [method, path] = name.split(' ') as [HTTPMethods, string]
  const spec: CallSpec = contract[address]
  const known = new Set(Object.keys(spec.query?.shape ?? {}))
  const route: RouteOptions = {
    method,
    url: path,
    ...(spec.bodyBytes && { bodyLimit: spec.bodyBytes }),
    config: { kind: address },
    handler: (request, reply) => answerCall(api, { address, spec, known }, request, reply),
  }
  if (!spec.takes) return void app.route(route)
  app.register(async (scope) => {
    takeFiles(scope, api.resources, spec)
    scope.route(route)
  })
}

type Served = { address: Address; spec: CallSpec; known: ReadonlySet<string> }

const answerCall = async (api: Api, served: Served, request: FastifyRequest, reply: FastifyReply) => {
  const locale = apiLocale(request)
  const caller = callerOf(request, api.resources, locale)
  if (isForged(request, caller) || isFollowedLink(served, request, caller)) throw new Refusal('crossSite')
  const query = readQuery(new URL(request.url, 'http://site').searchParams, served.known)
  if ('isStream' in served.spec.reply) return sendStream(api, served, request, reply, { caller, query })
  const make = () => makeAnswer(api, served, request, caller, query)
  const nowMs = api.resources.clock().getTime()
  const isShared = served.spec.shared && !caller.hasToken && request.url.length <= longestSharedUrl
  if (!isShared) return send(request, reply, api, caller, sharedOf(await make(), nowMs))
  const key = `api ${locale} ${request.url.split('?', 1)[0]} ${JSON.stringify(Object.entries(query).sort())}`
  await api.syncFor(request.raw)
  const entry = await shareAnswer(api.shared, { key, nowMs, accepted: request.headers['accept-encoding'] }, make)
  const { API_BASE } = api.resources.config
  // no alias for an encoded spelling of the base, because outerName would omit the language
  if (request.method === 'GET' && isCallPath(request.url, API_BASE)) api.shared.name(key, anonymousKey(request.raw, API_BASE))
  return send(request, reply, api, caller, entry)
}

/** True when a browser followed a link to a GET with an effect. It must not act, because an attacker may have made the link. */
const isFollowedLink = ({ spec }: Served, request: FastifyRequest, caller: Caller): boolean =>
  spec.acts === true && caller.isBrowser && (!caller.isSameOrigin || isDocumentNavigation(request))

const send = (request: FastifyRequest, reply: FastifyReply, api: Api, caller: Caller, entry: Parameters<typeof sendAnswer>[2]) => {
  if (caller.isSameOrigin) addCookies(reply, api, caller.session)
  return sendAnswer(request, reply, entry)
}

const addCookies = (reply: FastifyReply, api: Api, session: SessionCookies) => {
  for (const line of sessionCookieLines(session, api.resources.siteUrl)) reply.header('set-cookie', line)
}

type StreamQuery = { caller: Caller; query: unknown }

/** Fastify destroys the stream, which closes the file, when the client disconnects. */
const sendStream = async (api: Api, { address }: Served, request: FastifyRequest, reply: FastifyReply, { caller, query }: StreamQuery) => {
  const run = api.run({ address, params: request.params, query, body: request.body }, caller)
  // the contract declares the reply of this call as a stream
  const file = (await run) as StreamAnswer
  if (caller.isSameOrigin) addCookies(reply, api, caller.session)
  for (const [name, value] of fileHeaders(file)) reply.header(name, value)
  if (file.size !== undefined) reply.header('content-length', file.size)
  return reply.send(Readable.from(file.stream, { objectMode: false }))
}

const makeAnswer = async (api: Api, served: Served, request: FastifyRequest, caller: Caller, query: unknown): Promise<Answer> => {
  const run = () => api.run({ address: served.address, params: request.params, query, body: request.body }, caller)
  const reply = await (needsKey(served, request) ? keyedRun(api, served, request, { caller, run }) : run())
  if (!served.spec.shared) caller.cacheTags = null
  return 'mediaType' in served.spec.reply ? fileAnswer(reply as FileAnswer, served.address, caller) : jsonAnswer(reply, served.address, caller)
}

const needsKey = (served: Served, request: FastifyRequest) =>
  acceptsKey(request.method, served.spec) && !served.spec.isSecret && request.headers['idempotency-key'] !== undefined

type Keyed = { caller: Caller; run: () => Promise<unknown> }

const keyedRun = async (api: Api, { spec }: Served, request: FastifyRequest, { caller, run }: Keyed) => {
  const key = String(request.headers['idempotency-key']).slice(0, 255)
  const actor = await caller.actor()
  // the call rejects anonymous and unfinished sessions itself
  if (!actor || actor.awaits) return run()
  // the user may have lost the role since the stored reply
  authorize(spec.access, actor)
  const { db, clock } = api.resources
  return runOnce({ db, key, caller: `user:${actor.id}`, address: request.url, body: withoutBytes(request.body), now: clock() }, run)
}

const jsonAnswer = (reply: unknown, kind: Address, caller: Caller): Answer => ({
  kind,
  status: 200,
  headers: [
    ['content-type', 'application/json; charset=utf-8'],
    ['cache-control', 'private, no-cache'],
  ],
  body: Buffer.from(JSON.stringify(reply)),
  tags: caller.cacheTags,
})

const fileAnswer = (file: FileAnswer, kind: Address, caller: Caller): Answer => ({
  kind,
  status: 200,
  headers: fileHeaders(file),
  body: Buffer.from(file.bytes),
  tags: caller.cacheTags,
})

const fileHeaders = ({ name, mediaType }: Pick<FileAnswer, 'name' | 'mediaType'>): [string, string][] => [
  ['content-type', mediaType],
  ['content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`],
  ['cache-control', 'private, no-cache'],
]

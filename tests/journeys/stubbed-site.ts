import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { builtSite } from '../../built-site.ts'
import type { Address } from '../../contract/contract.ts'
import { languageTags, splitLocale } from '../../contract/locales.ts'
import type { Problem } from '../../contract/shapes.ts'
import type { Render } from '../../server/kernel/http/site.ts'
import type { Site } from '../../web/kernel/context.ts'
import { test as base, open } from './kit.ts'

type Answer = { status: number; json: unknown }
export type Stubs = Partial<Record<Address, Answer>>

/** `openStubbed` opens an address of a site where these calls are stubbed. */
export const test = base.extend<{ openStubbed: (stubs: Stubs, address: string) => Promise<void> }>({
  openStubbed: async ({ page, url }, use) => {
    const stops: (() => void)[] = []
    await use(async (stubs, address) => {
      const site = await startStubbedSite(url, stubs)
      stops.push(site.stop)
      await open(page, `${site.url}${address}`)
    })
    for (const stop of stops) stop()
  },
})

export const reply = (json: unknown): Answer => ({ status: 200, json })

/** Refuses a call with this status and reason. */
export const refusal = (status: number, reason: string, more: Partial<Problem> = {}): Answer => {
  const words = { type: 'about:blank', title: '', detail: '', message: '', code: null, requestId: 'stub' }
  return { status, json: { ...words, status, reason, error: {}, errors: {}, ...more } satisfies Problem }
}

/**
 * The built site in front of the running product. The test answers the named calls, whether the page or its
 * scripts make them; the product answers all others.
 */
const startStubbedSite = async (productUrl: string, stubs: Stubs) => {
  const render = await builtSite()
  const server = createServer(async (incoming, outgoing) => {
    const request = await webRequest(incoming)
    await send(outgoing, await answer({ render, productUrl, stubs }, request))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the site does not listen on a port')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${address.port}`, stop }
}

type Setting = { render: Render; productUrl: string; stubs: Stubs }

const answer = async (setting: Setting, request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/api/')) return stubFor(setting.stubs, request.method, pathname) ?? forward(setting, request)
  const isFile = /\.\w+$/.test(pathname) && !pathname.endsWith('.data')
  return isFile ? forward(setting, request) : renderPage(setting, request)
}

const stubFor = (stubs: Stubs, method: string, pathname: string): Response | undefined => {
  const stub = Object.entries(stubs).find(([address]) => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`).test(`${method} ${pathname.slice(4)}`))
  return stub && Response.json(stub[1].json, { status: stub[1].status })
}

const forward = async ({ productUrl }: Setting, request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url)
  const answer = await fetch(`${productUrl}${pathname}${search}`, {
    method: request.method,
    headers: ownHeaders(request),
    body: request.body === null ? null : await request.arrayBuffer(),
    redirect: 'manual',
  })
  const headers = new Headers(answer.headers)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) headers.delete(name)
  return new Response([204, 304].includes(answer.status) ? null : await answer.arrayBuffer(), { status: answer.status, headers })
}

/** Headers of the browser that the product needs; the other headers hold addresses of this site. */
const ownHeaders = (request: Request): Headers => {
  const names = ['cookie', 'x-forwarded-for', 'sec-fetch-site', 'accept', 'accept-language', 'content-type', 'user-agent']
  return new Headers(names.flatMap((name) => (request.headers.has(name) ? [[name, request.headers.get(name) ?? '']] : [])))
}

const renderPage = async (setting: Setting, request: Request): Promise<Response> => {
  const { pathname, origin } = new URL(request.url)
  const { locale, path } = splitLocale(pathname)
  const cookies: string[] = []
  const page = await setting.render({
    request,
    locale,
    path,
    call: (call) => callOf(setting, { request, cookies, language: languageTags[locale] }, call),
    hasToken: /\btoken=./.test(request.headers.get('cookie') ?? ''),
    nonce: 'stub',
    siteUrl: origin,
    apiBase: '/api',
    hasInbox: true,
    isDemo: true,
    hasKit: false,
    hasSocial: true,
    mapTilesUrl: null,
    now: new Date(),
    refused: null,
    partnerOf: () => null,
  })
  const headers = new Headers(page.headers)
  for (const line of cookies) headers.append('set-cookie', line)
  return new Response(new Uint8Array(page.body), { status: page.status, headers })
}

type Made = { request: Request; cookies: string[]; language: string }

/** Makes a call of a loader or an action over HTTP, with the headers of the browser. */
const callOf = async (setting: Setting, { request, cookies, language }: Made, { address, params, query, body }: Parameters<Site['call']>[0]) => {
  const [method = 'GET', path = '/'] = address.split(' ')
  const filled = path.replace(/:(\w+)/g, (_all, name: string) => String((params as Record<string, unknown>)[name]))
  const given = Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const headers = ownHeaders(request)
  headers.set('accept-language', language)
  headers.set('content-type', 'application/json')
  if (body === undefined) headers.delete('content-type')
  const url = new URL(`/api${filled}?${new URLSearchParams(given)}`, request.url)
  const made = new Request(url, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  const reply = stubFor(setting.stubs, method, url.pathname) ?? (await forward(setting, made))
  cookies.push(...reply.headers.getSetCookie())
  const json = await reply.json()
  return reply.ok ? { ok: true as const, reply: json } : { ok: false as const, problem: json as Problem }
}

const webRequest = async (incoming: IncomingMessage): Promise<Request> => {
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)])
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD'
  const body = hasBody ? new Uint8Array(await buffer(incoming)) : null
  return new Request(`http://${incoming.headers.host}${incoming.url}`, { method: incoming.method ?? 'GET', headers, body })
}

const send = async (outgoing: ServerResponse, answer: Response) => {
  const headers = [...answer.headers].filter(([name]) => name !== 'set-cookie')
  outgoing.writeHead(answer.status, [...headers, ...answer.headers.getSetCookie().map((line): [string, string] => ['set-cookie', line])].flat())
  outgoing.end(Buffer.from(await answer.arrayBuffer()))
}

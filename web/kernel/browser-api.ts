import type { Address, Input, Reply } from '../../contract/contract.ts'
import type { Problem } from '../../contract/shapes.ts'
import type { Attempt } from './api.ts'

type Parts = { params?: Record<string, string | number> | undefined; query?: Record<string, unknown> | undefined; body?: unknown }

/** Base address of API calls from the browser; the page sets it in `data-api` (V464). */
export const apiBase = () => document.documentElement.dataset.api ?? '/api'

/** Calls the API from the browser. The session is an HttpOnly cookie that the server turns into the bearer token (V463). */
export const browserApi = async <A extends string>(address: A & Address, input?: Input<A>): Promise<Attempt<Reply<A>>> => {
  // `Input` has these three parts for every address
  const { params, query, body } = (input ?? {}) as Parts
  if (body === undefined) return send(address, { params, query })
  return send(address, { params, query, sent: JSON.stringify(body), type: { 'content-type': 'application/json' } })
}

/** Sends a form with a file. */
export const sendForm = <A extends Address>(address: A, form: FormData, params?: Parts['params']): Promise<Attempt<Reply<A>>> =>
  send(address, { params, sent: form })

type RequestParts = Pick<Parts, 'params' | 'query'> & { sent?: string | FormData; type?: Record<string, string> }

const send = async <A extends Address>(address: A, { params, query, sent, type }: RequestParts): Promise<Attempt<Reply<A>>> => {
  const [method = 'GET', path = '/'] = address.split(' ')
  try {
    const answer = await fetch(`${apiBase()}${fill(path, params)}${search(query)}`, {
      method,
      headers: { accept: 'application/json', 'accept-language': document.documentElement.lang, ...type },
      ...(sent !== undefined && { body: sent }),
    })
    const reply = await answer.json()
    return answer.ok ? { ok: true, reply } : { ok: false, problem: reply }
  } catch {
    return { ok: false, problem: offline }
  }
}

const fill = (path: string, params: Parts['params']) => path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params?.[name])))

const search = (query: Parts['query']) => {
  const given = Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined || value === null ? [] : [[name, String(value)]]))
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

/** The problem returned when no response came; screens show their own generic words for it. */
export const offline: Problem = {
  type: 'about:blank',
  title: '',
  status: 0,
  detail: '',
  code: null,
  message: '',
  reason: 'offline',
  error: {},
  errors: {},
  requestId: '',
}

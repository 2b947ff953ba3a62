import { type CheerioAPI, load } from 'cheerio'
import type { FastifyInstance } from 'fastify'
import { builtSite } from '../../built-site.ts'
import { createApp, type Server } from '../../server/server.ts'
import { type FormFields, type PageForm, readForm, readForms } from './page-form.ts'

const origin = 'http://site.test'
const maxRedirects = 5

type Request = { method: 'GET' | 'POST'; url: string; payload?: string | Buffer; headers?: Record<string, string> }
type Cookies = Map<string, string>
type Viewer = { token: string }

/** A browser without scripts: it stores cookies, follows redirects and submits forms to the built site, in the test's process. */
export const openBrowser = (server: Server) => {
  // the first page of a world loads the site, because most worlds show no page
  let site: Promise<FastifyInstance> | undefined
  const startSite = async () => createApp(server, await builtSite(server.resources.metrics))
  const openSite = () => (site ??= startSite())

  const visit = async (cookies: Cookies, request: Request, redirectsLeft = maxRedirects): Promise<Page> => {
    const app = await openSite()
    const { method, url, payload, headers = {} } = request
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app.inject({
      method,
      url,
      headers: { host: new URL(origin).host, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }), ...headers },
      ...(payload !== undefined && { payload }),
    })
    for (const { name, value } of answer.cookies) {
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const { location } = answer.headers
    const target = location === undefined ? null : new URL(String(location), origin + url)
    if (target?.origin === origin && redirectsLeft > 0)
      return visit(cookies, { method: 'GET', url: target.pathname + target.search, ...(method === 'GET' && { headers }) }, redirectsLeft - 1)
    const page = { address: url, status: answer.statusCode, redirect: target?.href ?? null, html: answer.body, cookies: [...cookies.keys()] }
    return pageOf(page, (next) => visit(cookies, next))
  }

  return {
    /** Opens an address, as a signed-in user or as a visitor. */
    open: (url: string, { as, headers = {} }: { as?: Viewer; headers?: Record<string, string> } = {}): Promise<Page> =>
      visit(new Map(as && [['token', as.token]]), { method: 'GET', url, headers }),
    close: async () => (await site)?.close(),
  }
}

type Answer = { address: string; status: number; redirect: string | null; html: string; cookies: string[] }

export type Page = {
  /** The address after the redirects. */
  address: string
  status: number
  /** A redirect to another origin, not followed. */
  redirect: string | null
  /** Names of the cookies that the browser has after the answer. */
  cookies: string[]
  $: CheerioAPI
  /** The visible text of the page, without its scripts. */
  text: string
  /** The text of each element that a selector matches. */
  texts: (selector: string) => string[]
  /** The address of the only link in the main content with a name. */
  link: (name: string) => string
  /** Opens another address with the cookies of the browser. */
  open: (url: string) => Promise<Page>
  forms: PageForm[]
  /** The form that a selector matches, or the one around the match. */
  form: (selector: string) => PageForm
  /** Fills in fields, then presses the default button of a form or the one with a value. */
  submit: (form: string | PageForm, fields?: FormFields, press?: string) => Promise<Page>
}

/** Parsed on demand, because a walk opens thousands of pages. */
const pageOf = (answer: Answer, visit: (request: Request) => Promise<Page>): Page => {
  const $ = once(() => load(answer.html))
  const text = once(() => textOf($()))
  const forms = once(() => readForms($()))
  const form = (selector: string) => readForm($(), oneForm($(), selector))
  return {
    ...answer,
    get $() {
      return $()
    },
    get text() {
      return text()
    },
    texts: (selector) => textsIn($(), selector),
    link: (name) => linkIn($(), name),
    open: (url) => visit({ method: 'GET', url }),
    get forms() {
      return forms()
    },
    form,
    submit: (target, fields = {}, press) => {
      const request = (typeof target === 'string' ? form(target) : target).send({ address: answer.address, fields, press })
      return visit({ ...request, headers: { referer: origin + answer.address, ...request.headers } })
    },
  }
}

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const oneForm = ($: CheerioAPI, selector: string) => {
  const found = $(selector).closest('form')
  if (found.length !== 1) throw new Error(`${found.length} forms match ${selector}`)
  return found
}

const textOf = ($: CheerioAPI): string => {
  const body = $('body').clone()
  body.find('script, style').remove()
  return shown(body.text())
}

const textsIn = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => shown($(element).text()))

const linkIn = ($: CheerioAPI, name: string): string => {
  const addresses = $('main a')
    .toArray()
    .filter((link) => shown($(link).text()) === name)
    .map((link) => $(link).attr('href'))
  const [address] = addresses
  if (addresses.length !== 1 || !address) throw new Error(`${addresses.length} links are named ${name}`)
  return address
}

const shown = (text: string) => text.replace(/\s+/g, ' ').trim()

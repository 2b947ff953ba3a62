import { cp, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { inject } from 'vitest'
import { readConfig } from '../../server/kernel/config.ts'
import { openLog } from '../../server/kernel/log.ts'
import { createApp, createServer } from '../../server/server.ts'
import { dropDatabase, freshDatabase } from './databases.ts'
import { demoTemplate } from './demo-template.ts'
import { createGiven } from './given.ts'
import { openBrowser } from './page.ts'
import { siteUrl, withSiteHost } from './site-host.ts'

type Ask = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  body?: unknown
  token?: string
  /** The network address of the request. */
  address?: string
  headers?: Record<string, string>
}

const start = new Date('2026-03-10T09:00:00.000Z')

type Options = {
  budgetFactor?: number
  env?: NodeJS.ProcessEnv
  /** With the demo of the world's first day. */
  demo?: boolean
}

/** A separate product: a fresh database with reference data, real handlers, and a clock that only the test moves. */
export const createWorld = async ({ budgetFactor = 1000, env = {}, demo = false }: Options = {}) => {
  const folder = await mkdtemp(join(inject('folder'), 'world-'))
  const connection = demo ? await copyDemo(folder) : await freshDatabase()
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder, ...env })
  let now = start
  const server = await createServer({
    config,
    connection,
    log: openLog(config.LOG_LEVEL),
    clock: () => now,
    siteUrl,
    budgetFactor,
  })
  // no test reads an address outside this machine
  server.resources.outside.pages = { read: async () => null }
  server.resources.outside.dns = { texts: async () => [] }
  const app = withSiteHost(await createApp(server, null))

  const request = async ({ method = 'GET', url, body, token, address, headers = {} }: Ask) => {
    const answer = await app.inject({
      method,
      url,
      ...(address && { remoteAddress: address }),
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body as InjectOptions['payload'] }),
    } as InjectOptions)
    return { status: answer.statusCode, headers: answer.headers, cookies: answer.cookies, text: answer.body, body: jsonOf(answer.body) }
  }

  const browser = openBrowser(server)

  return {
    ...server,
    connection,
    db: server.resources.db,
    app,
    request,
    page: browser.open,
    given: createGiven(server.resources),
    clock: {
      now: () => now,
      set: (date: Date | string) => {
        now = new Date(date)
      },
      advance: (ms: number) => {
        now = new Date(now.getTime() + ms)
      },
    },
    /** Messages to an address, newest first, after the pending jobs have run. */
    inbox: async (to: string) => {
      const answer = await request({ url: `/api/inbox?to=${encodeURIComponent(to)}` })
      return answer.body._items as { channel: string; to: string; subject: string; text: string; html: string }[]
    },
    close: async () => {
      await browser.close()
      await app.close()
      await server.close()
      await rm(folder, { recursive: true, force: true })
      await dropDatabase(connection.database)
    },
  }
}
export type World = Awaited<ReturnType<typeof createWorld>>

// biome-ignore lint/suspicious/noExplicitAny: a test states the shape of an answer by its expectations
const jsonOf = (text: string): any => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const copyDemo = async (folder: string) => {
  const { template, files } = await demoTemplate(start)
  await cp(files, folder, { recursive: true })
  return freshDatabase(template)
}

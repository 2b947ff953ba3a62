import type { ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { productArguments, productEnv } from '../bootstrap/product.mjs'
import type { Database } from './database.ts'
import { startNode, stopProcess } from './processes.ts'

export type Product = { url: string; pid: number; child: ChildProcess } & AsyncDisposable

type Start = { database: Database; isPinned?: boolean; imports?: string[]; env?: NodeJS.ProcessEnv }

/** The built product on a benchmark database, started as an operator would. `imports` are loaded into its process. */
export const startProduct = async ({ database, isPinned, imports, env }: Start): Promise<Product> => {
  const folder = await mkdtemp(join(tmpdir(), 'vmeste-bench-run-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const own = { PORT: String(port), DATABASE_URL: database.url, DATA_DIR: folder, DEMO: 'false', INBOX: 'true', ...env }
  const child = startNode({ args: productArguments, isPinned, imports, env: { ...productEnv, ...own } })
  const stop = async () => {
    await stopProcess(child)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(url, () => child.exitCode !== null)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, pid: child.pid ?? 0, child, [Symbol.asyncDispose]: stop }
}

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const readyWithinMs = 120_000
const pauseMs = 10

export const untilReady = async (url: string, hasFailed: () => boolean) => {
  const until = Date.now() + readyWithinMs
  while (Date.now() < until) {
    if (hasFailed()) throw new Error('the product did not start')
    const answer = await fetch(`${url}/api/health/ready`).catch(() => null)
    if (answer?.ok) return
    await delay(pauseMs)
  }
  throw new Error('the product did not become ready')
}

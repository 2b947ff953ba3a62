import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { limitMs } from '../kit/time-limits.ts'

/** Starts the built product as an operator does, with a demo of its own, and waits for its port. Returns a function that stops it. */
export const startProduct = async (env: NodeJS.ProcessEnv = {}, requestedPort?: number) => {
  const folder = await mkdtemp(join(process.env.JOURNEYS_FOLDER ?? tmpdir(), 'vmeste-journeys-'))
  await chmod(folder, 0o755)
  const port = requestedPort ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['main.ts'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn', ...env },
    // the product stops when its channel to the runner closes
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const hasExited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await untilReady(url, () => child.exitCode !== null)
  const stop = async () => {
    child.kill('SIGTERM')
    await hasExited
    await rm(folder, { recursive: true, force: true })
  }
  return { url, folder, child, hasExited, stop }
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

const readyWithinMs = limitMs(90_000)

const untilReady = async (url: string, hasFailed: () => boolean) => {
  const until = Date.now() + readyWithinMs
  while (Date.now() < until) {
    if (hasFailed()) throw new Error('the product did not start')
    const answer = await fetch(`${url}/api/health/ready`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the product did not become ready')
}

/**
 * Playwright's global setup: one product for all journeys, each with an address of its own (`kit.ts`).
 * Playwright ends on these signals without any teardown, so the teardown listens to them itself.
 */
export default async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'vmeste-journeys-'))
  await chmod(folder, 0o755)
  process.env.JOURNEYS_FOLDER = folder
  const product = await startProduct({ TRUST_PROXY: 'loopback', KIT: '1' })
  process.env.PRODUCT_URL = product.url
  process.env.PRODUCT_FOLDER = product.folder
  const stop = async () => {
    await product.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 20 })
  }
  for (const name of ['SIGTERM', 'SIGHUP'] as const) process.once(name, () => void stop().finally(() => process.exit(128 + constants.signals[name])))
  return stop
}

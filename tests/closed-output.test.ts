import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { isAlive } from '../server/kernel/postgres/processes.ts'
import { freePort } from './journeys/product.ts'

const requestTimeouts = 90_000

let folder: string
let port: number
let postgres: number | null = null
let child: ReturnType<typeof start>
afterEach(async () => {
  child.kill('SIGTERM')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  if (postgres !== null && isAlive(postgres)) process.kill(postgres, 'SIGQUIT')
  await rm(folder, { recursive: true, force: true })
})

/** Starts the product with its own PostgreSQL and a piped output, as an operator does. */
const start = () =>
  spawn(process.execPath, ['main.ts'], {
    env: { PATH: process.env.PATH, TZ: 'UTC', PORT: String(port), DEMO: '0', INBOX: '1', LOG_LEVEL: 'info', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

const postgresPid = async () => Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])

const began = async () => {
  folder = await mkdtemp(join(tmpdir(), 'closed-output-'))
  // PostgreSQL drops root and must reach its folder as another user
  await chmod(folder, 0o755)
  port = await freePort()
  child = start()
  const pid = await vi.waitFor(postgresPid, { timeout: requestTimeouts, interval: 20 })
  expect(isAlive(pid)).toBe(true)
  postgres = pid
  return pid
}

test('output: stop with PostgreSQL when the pipe is closed during the start', { timeout: 2 * requestTimeouts }, async () => {
  const pid = await began()
  child.stdout.destroy()
  await once(child, 'exit')
  expect(isAlive(pid)).toBe(false)
})

test('output: stop with PostgreSQL when the pipe is closed before a line of the log', { timeout: 2 * requestTimeouts }, async () => {
  const pid = await began()
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    output += chunk
  })
  await vi.waitFor(() => expect(output).toContain('Вместе: http'), { timeout: requestTimeouts, interval: 20 })
  child.stdout.destroy()
  const ended = once(child, 'exit')
  await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined)
  await ended
  expect(isAlive(pid)).toBe(false)
})

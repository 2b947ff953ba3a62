import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '../server/kernel/postgres/embedded.ts'
import { freePort } from './journeys/product.ts'
import { limitMs } from './kit/time-limits.ts'

const startMs = limitMs(90_000)

/** Prints as libraries and Node do, on a signal. */
const noise = `
  // in parts, because the stack has the text of this module
  const person = ['anna@people', 'test'].join('.')
  process.on('SIGUSR2', () => {
    process.emitWarning(person + ' is deprecated', 'DeprecationWarning', 'DEP9999')
    console.error(new Error('no route matches "/' + person + '"'))
    console.log(person, 5)
    setImmediate(() => Promise.reject(new Error('the end of ' + person)))
  })`

/** Starts an installation with gateways; a demo also prints its sign-ins for people. */
const startProduct = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'logged-lines-'))
  // PostgreSQL drops root and must reach its folder as another user
  await chmod(folder, 0o755)
  const port = await freePort()
  const gateways = { SMTP_URL: 'smtp://127.0.0.1:9', SMS_GATEWAY_URL: 'http://127.0.0.1:9' }
  const child = spawn(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(noise)}`, 'main.ts'], {
    env: { PATH: process.env.PATH, TZ: 'UTC', NODE_ENV: 'production', PORT: String(port), LOG_LEVEL: 'info', DATA_DIR: folder, ...gateways },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk
    })
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
    await stopDatabase(folder)
    await rm(folder, { recursive: true, force: true })
  })
  return { child, origin: `http://127.0.0.1:${port}`, output: () => output }
}

const paths = [
  '/anna@people.test',
  '/users/anna@people.test',
  '/anna@people.test.data',
  '/en/about/+79991234567',
  '/api/anna@people.test',
  '/api/users/anna@people.test/photo',
  '/assets/anna@people.test',
  '/files/anna@people.test',
  '/__manifest?paths=/anna@people.test',
  '/events?search=anna@people.test',
  '/events?search=anna@people.test',
  '/%ffanna@people.test',
]

test('log: write every line as JSON, without emails and phones of paths', { timeout: 2 * startMs }, async () => {
  const { child, origin, output } = await startProduct()
  await vi.waitFor(async () => expect((await fetch(`${origin}/api/health/ready`)).ok).toBe(true), { timeout: startMs, interval: 100 })
  for (const path of paths) await fetch(origin + path)
  for (const path of paths) await fetch(origin + path, { method: 'POST', body: new URLSearchParams({ a: 'b' }), headers: { origin } })
  const ended = once(child, 'exit')
  child.kill('SIGUSR2')
  expect(await ended).toEqual([1, null])
  const lines = output().split('\n').filter(Boolean)
  const entries = lines.map((line) => JSON.parse(line))
  const answered = entries.filter(({ msg }) => msg === 'answered')
  expect(answered.length).toBeGreaterThanOrEqual(2 * paths.length)
  expect(new Set(answered.map(({ address }) => address))).toEqual(
    new Set(['/api/health/ready', 'unmatched', '/:name/:id?', '/users/:id', '/api/*', '/files/:id', '/events']),
  )
  expect(entries.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['a warning', 'a library reports', 'the process ends']))
  expect(output()).not.toContain('people.test')
  expect(output()).not.toContain('9991234567')
})

/** The ended process left its server for the next start. */
const stopDatabase = async (folder: string) => {
  await (await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => undefined })).stop()
}

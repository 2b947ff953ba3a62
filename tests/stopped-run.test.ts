import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { isAlive } from '../server/kernel/postgres/processes.ts'
import { limitMs } from './kit/time-limits.ts'

/** A run that is set up and then busy. Like Vitest, it exits on a signal without the teardown. */
const script = `
  const { default: setup } = await import(${JSON.stringify(new URL('./kit/postgres.ts', import.meta.url).href)})
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => setTimeout(() => process.exit(), 1))
  await setup({ provide: (name, value) => name === 'folder' && console.log(value) })
  console.log('ready')
  setInterval(() => {}, 1000)`

const begin = async () => {
  const run = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  let output = ''
  for await (const chunk of run.stdout ?? []) {
    output += chunk
    if (output.includes('ready')) break
  }
  const folder = output.split('\n')[0] ?? ''
  const pid = Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
  expect(isAlive(pid)).toBe(true)
  return { run, exited: once(run, 'exit'), left: () => [isAlive(pid), existsSync(folder)] }
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('test run: remove PostgreSQL and the folder on %s', async (name) => {
  const { run, exited, left } = await begin()
  run.kill(name)
  await exited
  expect(left()).toEqual([false, false])
})

test('test run: remove PostgreSQL and the folder when the parent of the run is killed', async () => {
  const { run, exited, left } = await begin()
  run.disconnect()
  await exited
  expect(left()).toEqual([false, false])
})

test('test run: remove PostgreSQL and the folder when the run is killed', async () => {
  const { run, exited, left } = await begin()
  run.kill('SIGKILL')
  await exited
  await vi.waitFor(() => expect(left()).toEqual([false, false]), { timeout: limitMs(30_000), interval: 20 })
})

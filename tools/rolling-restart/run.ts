import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Database, openBase } from '../bench/database.ts'
import { addHotEvents } from '../bench/hot-events.ts'
import { startNode, stopProcess } from '../bench/processes.ts'
import { freePort, untilReady } from '../bench/product.ts'
import { signIn } from '../bench/sessions.ts'
import { productArguments, productEnv } from '../bootstrap/product.mjs'
import { startNginx } from './nginx.ts'
import { type Ask, startTraffic } from './traffic.ts'

const people = 5_000
const registrationEvery = 5
/** The traffic before the first restart and after the last one. */
const aroundMs = 2_000

const say = (line: string) => console.error(`${(performance.now() / 1000).toFixed(0).padStart(5)} s  ${line}`)

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '10' }, rate: { type: 'string', default: '200' }, delay: { type: 'string', default: '5' } },
})

/** Restarts two processes behind nginx one after the other under traffic, and counts requests without the answer 200. */
const main = async () => {
  await using stack = new AsyncDisposableStack()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => void stack.disposeAsync().finally(() => process.exit(130)))
  const folder = await mkdtemp(join(tmpdir(), 'vmeste-rolling-'))
  await chmod(folder, 0o755)
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const base = stack.use(await openBase(10_000, say))
  const database = stack.use(await base.copy('rolling'))
  const [listen, first, second] = [await freePort(), await freePort(), await freePort()]
  const url = `http://127.0.0.1:${listen}`
  const ports = [first, second]
  const processes = new Map<number, ChildProcess>()
  stack.defer(async () => void (await Promise.all([...processes.values()].map(stopProcess))))
  const start = async (port: number) => {
    processes.set(port, startOne({ port, url, folder, database }))
    await untilReady(`http://127.0.0.1:${port}`, () => processes.get(port)?.exitCode !== null)
  }
  for (const port of ports) await start(port)
  stack.use(await startNginx(folder, { listen, processes: ports }))
  await untilReady(url, () => false)

  const next = await mixOf(database)
  let failed = 0
  for (let run = 1; run <= Number(values.runs); run += 1) {
    const endTraffic = startTraffic(url, Number(values.rate), next)
    await delay(aroundMs)
    const stops: string[] = []
    for (const port of ports) {
      stops.push(await restart(processes.get(port), () => start(port)))
    }
    await delay(aroundMs)
    const { asked, registered, slowestMs, failures } = await endTraffic()
    failed += failures.length
    say(
      `run ${run}: ${failures.length} failed of ${asked} (${registered} registrations), slowest ${Math.round(slowestMs)} ms, stopped in ${stops.join(' and ')} s`,
    )
    for (const { at, what } of failures.slice(0, 20)) say(`  ${at} ${what}`)
  }
  await verify(database)
  if (failed > 0) console.error(await readFile(join(folder, 'error.log'), 'utf8').then((text) => text.split('\n').slice(-40).join('\n')))
  process.exitCode = failed > 0 ? 1 : 0
}

type One = { port: number; url: string; folder: string; database: Database }

const startOne = ({ port, url, folder, database }: One) =>
  startNode({
    args: productArguments,
    env: {
      ...productEnv,
      ...{ PORT: String(port), BASE_URL: url, DATABASE_URL: database.url, DATA_DIR: folder, DEMO: '0', INBOX: '1' },
      ...{ TRUST_PROXY: '1', SHUTDOWN_DELAY_SECONDS: values.delay },
    },
  })

/** Stops a process with SIGTERM and starts it again. Returns the seconds that the stop took. */
const restart = async (child: ChildProcess | undefined, start: () => Promise<void>): Promise<string> => {
  if (!child) throw new Error('there is no such process')
  const signaledAt = performance.now()
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`the process exited with ${code}`)
  const seconds = ((performance.now() - signaledAt) / 1000).toFixed(1)
  await start()
  return seconds
}

let acknowledged = 0

/** Reads, and every fifth request a registration: each user once for each event. */
const mixOf = async (database: Database): Promise<() => Ask> => {
  const tokens = await signIn(database, people)
  const events = await addHotEvents(database, 10, null)
  const pages = ['/api/events?page=1', '/events', '/api/event-types', `/api/events/${events[0]}`]
  let asked = 0
  return () => {
    const number = asked++
    const path = pages[number % pages.length] ?? '/events'
    if (number % registrationEvery !== 0) return { method: 'GET', path }
    const pair = acknowledged++
    const person = pair % people
    const eventId = events[Math.floor(pair / people)]
    return {
      method: 'POST',
      path: '/api/event-participants/registration',
      token: tokens[person],
      body: JSON.stringify({ user_id: person + 1, eventId }),
    }
  }
}

/** Each acknowledged registration is one row. */
const verify = async ({ pool }: Database) => {
  const { rows } = await pool.query<{ count: string }>(
    "select count(*) from event_participants p join events e on e.id = p.event_id where e.name like 'Горячее событие%'",
  )
  say(`registrations sent ${acknowledged}, in the database ${rows[0]?.count}`)
}

say(execFileSync('nginx', ['-v'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }) || 'nginx found')
await main()

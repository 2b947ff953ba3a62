import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Area } from './bench.ts'
import { startNode, stopProcess } from './processes.ts'
import { freePort, untilReady } from './product.ts'
import { median } from './statistics.ts'
import { type Row, spread } from './table.ts'

const [maxReadySeconds, maxPageSeconds] = [1.5, 2]

type Started = { readySeconds: number; pageSeconds: number }

/** The time of `npm start` with a filled demo until the product is ready, and until the first page is loaded. */
export const start: Area = async (bench) => {
  const folder = await mkdtemp(join(tmpdir(), 'vmeste-bench-start-'))
  await chmod(folder, 0o755)
  try {
    bench.say('start: the first, which fills the demo')
    await startOnce(folder)
    const starts: Started[] = []
    for (let round = 0; round < bench.rounds; round++) starts.push(await startOnce(folder))
    return {
      rows: [
        rowOf(
          'Later start until ready',
          starts.map(({ readySeconds }) => readySeconds),
          maxReadySeconds,
        ),
        rowOf(
          'Later start until the first page',
          starts.map(({ pageSeconds }) => pageSeconds),
          maxPageSeconds,
        ),
      ],
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const startOnce = async (folder: string): Promise<Started> => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  const child = startNode({ args: ['tools/start.mjs'], env: { PORT: String(port), DATA_DIR: folder } })
  try {
    await untilReady(url, () => child.exitCode !== null)
    const readySeconds = (performance.now() - startedAt) / 1000
    await (await fetch(`${url}/events`)).arrayBuffer()
    return { readySeconds, pageSeconds: (performance.now() - startedAt) / 1000 }
  } finally {
    await stopProcess(child)
  }
}

const rowOf = (what: string, seconds: number[], maxSeconds: number): Row => ({
  what,
  product: spread(seconds, ' s'),
  limit: '',
  ratio: '',
  goal: `≤ ${maxSeconds} s`,
  holds: median(seconds) <= maxSeconds,
})

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Bench } from './bench.ts'
import type { RawAnswer } from './limits/raw-http.ts'
import { byTurns, type Load, load, rateOf } from './load.ts'
import { ask, startNode, stopProcess } from './processes.ts'
import type { Product } from './product.ts'
import { median } from './statistics.ts'
import { type Row, shown, spread } from './table.ts'
import { wireAnswer } from './wire.ts'

const connections = 32

type Target = { what: string; paths: string[]; headers: Record<string, string>; goal: number; minPerSecond?: number }

/** Compares the product with a bare node:http server that sends the same bytes for the same addresses. */
export const againstRaw = async (bench: Bench, product: Product, { what, paths, headers, goal, minPerSecond }: Target): Promise<Row> => {
  const answers: RawAnswer[] = []
  for (const path of paths) answers.push(await answerOf(product.url, path, headers))
  await using raw = await startRaw(answers)
  const requests = paths.map((path) => ({ method: 'GET', path, headers }))
  const drive = ({ url, pid }: { url: string; pid: number }) => load({ url, pid, connections, requests, seconds: bench.seconds })
  await drive(raw)
  await drive(product)
  const pairs = await byTurns(
    bench.rounds,
    () => drive(raw),
    () => drive(product),
  )
  return rowOf(pairs, { what, goal, minPerSecond })
}

type Goal = { what: string; goal: number; minPerSecond: number | undefined }

const rowOf = (pairs: { limit: Load; product: Load }[], { what, goal, minPerSecond }: Goal): Row => {
  const ratios = pairs.map((pair) => rateOf(pair.product) / rateOf(pair.limit))
  const rates = pairs.map(({ product }) => rateOf(product))
  const failures = pairs.reduce((sum, { product }) => sum + product.failures, 0)
  return {
    what: failures > 0 ? `${what}; ${failures} failed` : what,
    product: `${spread(rates)} /s a core`,
    limit: `${spread(pairs.map(({ limit }) => rateOf(limit)))} /s a core, raw node:http`,
    ratio: spread(ratios),
    goal: `≥ ${goal}${minPerSecond ? `, ≥ ${shown(minPerSecond)}/s` : ''}`,
    holds: failures === 0 && median(ratios) >= goal && median(rates) >= (minPerSecond ?? 0),
  }
}

const startRaw = async (answers: RawAnswer[]) => {
  const child = startNode({ args: ['tools/bench/limits/raw-http.ts'], isPinned: true })
  await once(child, 'spawn')
  const { port } = await ask<{ port: number }>(child, { answers })
  return { url: `http://127.0.0.1:${port}`, pid: pidOf(child), [Symbol.asyncDispose]: () => stopProcess(child) }
}

const pidOf = (child: ChildProcess) => child.pid ?? 0

const ofTheConnection = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'])

const answerOf = async (url: string, path: string, headers: Record<string, string>): Promise<RawAnswer> => {
  const { headers: sent, body } = await wireAnswer(url + path, headers)
  const own = Object.entries(sent).filter(([name]) => !ofTheConnection.has(name))
  return { path, headers: { ...Object.fromEntries(own), 'content-length': String(body.length) }, body }
}

import type { Area, Bench } from './bench.ts'
import type { Base } from './database.ts'
import type { BareRender } from './limits/bare-render.ts'
import { byTurns, type Load, load, rateOf } from './load.ts'
import { browserHeaders, popularEvent } from './pages.ts'
import { ask } from './processes.ts'
import { type Product, startProduct } from './product.ts'
import { signIn } from './sessions.ts'
import { median } from './statistics.ts'
import { type Row, spread } from './table.ts'

const people = 100
const connections = 16
const [goal, minPerSecond] = [0.2, 450]

/** Pages rendered for a signed-in user, compared with React rendering the same page alone. */
export const signedIn: Area = async (bench) => {
  const base = await bench.base(200_000)
  const tokens = await signIn(base, people)
  await using product = await startProduct({ database: base, isPinned: true })
  const rows: Row[] = []
  for (const [name, path] of [
    ['/events', '/events'],
    ['/events/{id}', `/events/${await popularEvent(base)}`],
  ] as const) {
    bench.say(`signed in: ${name}`)
    rows.push(await measure(bench, { base, product, tokens, name, path }))
  }
  return { rows }
}

type PageCase = { base: Base; product: Product; tokens: string[]; name: string; path: string }

const measure = async (bench: Bench, { base, product, tokens, name, path }: PageCase): Promise<Row> => {
  const headersOf = (token: string | undefined) => ({ ...browserHeaders, cookie: `token=${token}` })
  // the limit runs in a separate process, so that it neither warms nor disturbs the measured product
  await using bare = await startProduct({ database: base, isPinned: true, imports: ['./tools/bench/limits/bare-render.ts'] })
  const html = await textOf(`${bare.url}${path}`, headersOf(tokens[0]))
  const limit = () => ask<BareRender>(bare.child, { bareRenderSeconds: bench.seconds })
  const drive = () =>
    load({ ...product, connections, seconds: bench.seconds, requestsOf: (n) => [{ method: 'GET', path, headers: headersOf(tokens[n % people]) }] })
  const { characters } = await limit()
  if (characters < html.length / 3) throw new Error(`${path} rendered alone has ${characters} characters of ${html.length}: it is not the page`)
  await drive()
  return rowOf(name, await byTurns(bench.rounds, limit, drive))
}

const textOf = async (url: string, headers: Record<string, string>): Promise<string> => {
  const answer = await fetch(url, { headers, redirect: 'error' })
  if (!answer.ok) throw new Error(`${url} returned ${answer.status}`)
  return answer.text()
}

const rowOf = (name: string, pairs: { limit: BareRender; product: Load }[]): Row => {
  const ratios = pairs.map(({ limit, product }) => rateOf(product) / limit.perCore)
  const rates = pairs.map(({ product }) => rateOf(product))
  const failures = pairs.reduce((sum, { product }) => sum + product.failures, 0)
  return {
    what: `Signed-in ${name}${failures > 0 ? `; ${failures} failed` : ''}`,
    product: `${spread(rates)} pages/s a core, p99 ${spread(pairs.map(({ product }) => product.p99Ms))} ms`,
    limit: `${spread(pairs.map(({ limit }) => limit.perCore))} /s a core, renderToString`,
    ratio: spread(ratios),
    goal: `≥ ${goal}, ≥ ${minPerSecond}/s`,
    holds: failures === 0 && median(ratios) >= goal && median(rates) >= minPerSecond,
  }
}

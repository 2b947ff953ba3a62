import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { readyChromium } from '../browser.mjs'
import type { Area } from './bench.ts'
import { startScriptless } from './limits/scriptless.ts'
import { byTurns } from './load.ts'
import { popularEvent } from './pages.ts'
import { startProduct } from './product.ts'
import { median } from './statistics.ts'
import type { Row } from './table.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const audits = { lcpMs: 'largest-contentful-paint', cls: 'cumulative-layout-shift', tbtMs: 'total-blocking-time' } as const
const flags = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu']
const measures = ['lcpMs', 'cls', 'tbtMs'] as const
const minScore = 95
const limits = { lcpMs: 1_800, cls: 0.02, tbtMs: 100 }

type Scores = { scores: number[] } & Record<keyof typeof audits, number>

/** Lighthouse with its mobile settings, which simulate a slow phone and network. The page without scripts is the limit of the machine. */
export const lighthouseArea: Area = async (bench) => {
  const chromium = readyChromium()
  if (!chromium.path) return { rows: [], notes: [`Lighthouse did not run: ${chromium.reason}`] }
  const database = await bench.base(200_000)
  await using product = await startProduct({ database })
  await using limit = await startScriptless(product.url)
  const rows: Row[] = []
  for (const [name, path] of [
    ['home', '/'],
    ['list', '/events'],
    ['event', `/events/${await popularEvent(database)}`],
  ] as const) {
    bench.say(`lighthouse: ${name}`)
    const look = (url: string) => () => visit(url + path, chromium.path)
    rows.push(rowOf(name, await byTurns(bench.rounds, look(limit.url), look(product.url))))
  }
  return { rows }
}

/** Starts a new browser every time, like a first visit. */
const visit = async (url: string, chromePath: string): Promise<Scores> => {
  const chrome = await launch({ chromePath, chromeFlags: flags })
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: categories, logLevel: 'error' })
    if (!result) throw new Error('Lighthouse returned no result')
    const value = (id: string) => result.lhr.audits[id]?.numericValue ?? Number.NaN
    const scores = categories.map((id) => 100 * (result.lhr.categories[id]?.score ?? 0))
    return { scores, lcpMs: value(audits.lcpMs), cls: value(audits.cls), tbtMs: value(audits.tbtMs) }
  } finally {
    chrome.kill()
  }
}

const rowOf = (name: string, pairs: { limit: Scores; product: Scores }[]): Row => {
  const product = middleOf(pairs.map((pair) => pair.product))
  return {
    what: `Lighthouse, mobile, ${name}: performance, accessibility, practices, SEO`,
    product: textOf(product),
    limit: `${textOf(middleOf(pairs.map((pair) => pair.limit)))}, without scripts`,
    ratio: '',
    goal: `≥ ${minScore} in all; ≤ 1.8 s, ≤ 0.02, ≤ 100 ms`,
    holds: product.scores.every((score) => score >= minScore) && measures.every((name) => product[name] <= limits[name]),
  }
}

const middleOf = (runs: Scores[]): Scores => ({
  scores: categories.map((_, index) => Math.round(median(runs.map((run) => run.scores[index] ?? 0)))),
  lcpMs: median(runs.map((run) => run.lcpMs)),
  cls: median(runs.map((run) => run.cls)),
  tbtMs: median(runs.map((run) => run.tbtMs)),
})

const textOf = ({ scores, lcpMs, cls, tbtMs }: Scores) =>
  `${scores.join(', ')}; LCP ${(lcpMs / 1000).toFixed(2)} s, CLS ${cls.toFixed(3)}, TBT ${Math.round(tbtMs)} ms`

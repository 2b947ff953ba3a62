import { gunzipSync } from 'node:zlib'
import type { Area } from './bench.ts'
import { fontsIn, needs } from './fonts.ts'
import { browserHeaders } from './pages.ts'
import { startProduct } from './product.ts'
import type { Row } from './table.ts'
import { wireAnswer } from './wire.ts'

const kilobyte = 1024
/** The chunk of React and its router, as vite.config.ts names it. */
const vendor = /\/libraries-[\w-]*\.js$/

/** The files of the first load of `/events`, in bytes transferred with gzip. */
export const weight: Area = async (bench) => {
  bench.say('weight: /events')
  await using product = await startProduct({ database: await bench.base(200_000) })
  const page = await load(product.url, '/events')
  const scripts = await scriptsOf(product.url, page.text)
  const styles = await Promise.all(assetsIn(page.text, 'css').map((path) => load(product.url, path)))
  const declared = styles.flatMap(({ text }) => fontsIn(text))
  const used = declared.filter((font) => needs(page.text, font))
  const fonts = await Promise.all(used.map(({ path }) => load(product.url, path)))
  return {
    rows: [
      rowOf('HTML of `/events`', page.bytes, 25),
      rowOf(`Scripts of \`/events\`, first load, ${scripts.length} files`, sizeOf(scripts), 105),
      rowOf('of these ours (all but React and its router)', sizeOf(scripts.filter(({ path }) => !vendor.test(path))), 40),
      rowOf('Styles of `/events`', sizeOf(styles), 15),
      { ...rowOf(`Fonts of \`/events\`, ${fonts.length} files`, sizeOf(fonts), 90), goal: '≤ 90 KB, none blocks text' },
      {
        ...emptyRow,
        what: 'Fonts that block text',
        product: String(declared.filter(({ blocks }) => blocks).length),
        goal: '0',
        holds: declared.every(({ blocks }) => !blocks),
      },
    ],
  }
}

type Loaded = { path: string; text: string; bytes: number }

const emptyRow = { limit: '', ratio: '' }

const rowOf = (what: string, bytes: number, maxKilobytes: number): Row => ({
  ...emptyRow,
  what,
  product: `${(bytes / kilobyte).toFixed(1)} KB gz`,
  goal: `≤ ${maxKilobytes} KB`,
  holds: bytes <= maxKilobytes * kilobyte,
})

const sizeOf = (loaded: Loaded[]): number => loaded.reduce((sum, { bytes }) => sum + bytes, 0)

const load = async (url: string, path: string): Promise<Loaded> => {
  const { headers, body } = await wireAnswer(url + path, { ...browserHeaders, 'accept-encoding': 'gzip' })
  const text = headers['content-encoding'] === 'gzip' ? gunzipSync(body).toString() : body.toString()
  return { path, text, bytes: body.length }
}

const assetsIn = (html: string, ending: string): string[] => [...new Set(html.match(new RegExp(`/assets/[\\w.-]+\\.${ending}\\b`, 'g')))]

/** The scripts of the page and their static imports. */
const scriptsOf = async (url: string, html: string): Promise<Loaded[]> => {
  const loaded = new Map<string, Loaded>()
  const open = [...new Set(headOf(html).flatMap((part) => assetsIn(part, 'js')))]
  for (let path = open.pop(); path; path = open.pop()) {
    if (loaded.has(path)) continue
    const script = await load(url, path)
    loaded.set(path, script)
    open.push(...[...script.text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, name]) => `/assets/${name}`))
  }
  return [...loaded.values()]
}

/** Scripts with an address and the loader of the others. Page data is excluded, because it also has files of unvisited routes. */
const headOf = (html: string): string[] =>
  (html.match(/<script[^>]*>[\s\S]*?<\/script>/g) ?? []).filter((script) => / src=|requestAnimationFrame/.test(script))

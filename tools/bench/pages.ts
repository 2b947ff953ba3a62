import { againstRaw } from './against-raw.ts'
import type { Area } from './bench.ts'
import type { Database } from './database.ts'
import { startProduct } from './product.ts'
import type { Row } from './table.ts'

/** The headers that Chromium sends when the user follows a link. */
export const browserHeaders = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'ru,en;q=0.9',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
  'upgrade-insecure-requests': '1',
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
}

/** Cached anonymous pages, compared with the same bytes from a bare server. */
export const pages: Area = async (bench) => {
  const database = await bench.base(200_000)
  await using product = await startProduct({ database, isPinned: true })
  const rows: Row[] = []
  for (const [name, path] of [
    ['/events', '/events'],
    ['/events/{id}', `/events/${await popularEvent(database)}`],
    ['Home', '/'],
  ] as const) {
    bench.say(`pages: ${name}`)
    rows.push(
      await againstRaw(bench, product, { what: `Anonymous ${name}`, paths: [path], headers: browserHeaders, goal: 0.7, minPerSecond: 10_000 }),
    )
  }
  return { rows }
}

/** The most popular upcoming event. */
export const popularEvent = async ({ pool }: Pick<Database, 'pool'>): Promise<number> => {
  const { rows } = await pool.query<{ id: string }>(
    `select id from events where is_listed and access = 'open' and participation_format = 'person' and date_start > now() + interval '2 days'
     order by popularity desc, id limit 1`,
  )
  return Number(rows[0]?.id)
}

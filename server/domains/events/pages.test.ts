import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dictionaries } from '../../../messages/dictionaries.ts'
import { createWorld, type World } from '../../../tests/kit/world.ts'
import { idsPerFile } from './sitemap.ts'

let world: World

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const get = (url: string, headers: Record<string, string> = {}) => world.app.inject({ url, headers })
const png = { signature: '89504e470d0a1a0a', width: 1200, height: 630 }
const sizeOf = (bytes: Buffer) => ({ signature: bytes.subarray(0, 8).toString('hex'), width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) })

describe('pictures', () => {
  test('picture: serve one per language for a public event, publicly cacheable for an hour', async () => {
    const { id } = await world.given.event({ name: 'Қонақ үйі' })
    const answers = await Promise.all(['', '/en', '/kz'].map((prefix) => get(`${prefix}/og/events/${id}.png`)))
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' })
      expect(sizeOf(answer.rawPayload)).toEqual(png)
    }
    expect(new Set(answers.map((answer) => answer.headers.etag)).size).toBe(3)
  })

  test('picture: answer 304 for a matching ETag, until the event changes', async () => {
    const { id } = await world.given.event()
    const url = `/og/events/${id}.png`
    const etag = String((await get(url)).headers.etag)
    const again = await get(url, { 'if-none-match': `"other", W/${etag}` })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload).toHaveLength(0)
    await world.db.updateTable('events').set({ name: 'Новое имя' }).where('id', '=', id).execute()
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(200)
  })

  test('picture: answer 404 for an event that is not public', async () => {
    const hidden = [
      await world.given.event({ status: 'draft' }),
      await world.given.event({ status: 'unpublished' }),
      await world.given.event({ moderation: 'wait' }),
      await world.given.event({ moderation: 'declined' }),
    ]
    const answers = await Promise.all([...hidden.map(({ id }) => id), 999_999].map((id) => get(`/en/og/events/${id}.png`)))
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers).not.toHaveProperty('etag')
      expect(answer.json()).toMatchObject({ reason: 'notFound', title: dictionaries.en.refusals.notFound })
    }
  })

  test('picture: serve one for cancelled events and for events by invitation', async () => {
    const visible = [await world.given.event({ status: 'canceled' }), await world.given.event({ access: 'close' })]
    for (const { id } of visible) expect((await get(`/og/events/${id}.png`)).statusCode).toBe(200)
  })

  test('picture: serve the same bytes to simultaneous requests', async () => {
    const { id } = await world.given.event()
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(`/og/events/${id}.png`)))
    expect(new Set(answers.map((answer) => answer.rawPayload.toString('base64'))).size).toBe(1)
  })

  test.each(['/og/events/abc.png', '/og/events/1.jpg', '/og/events/9999999999999999999.png', '/de/og/events/1.png'])(
    'picture: answer 404 for %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404)
    },
  )
})

const urlOf = (id: number, changed: string) => {
  const links =
    `<xhtml:link rel="alternate" hreflang="ru" href="http://site.test/events/${id}"/>` +
    `<xhtml:link rel="alternate" hreflang="en" href="http://site.test/en/events/${id}"/>` +
    `<xhtml:link rel="alternate" hreflang="kk" href="http://site.test/kz/events/${id}"/>` +
    `<xhtml:link rel="alternate" hreflang="x-default" href="http://site.test/events/${id}"/>`
  return ['', '/en', '/kz']
    .map((prefix) => `<url><loc>http://site.test${prefix}/events/${id}</loc><lastmod>${changed}</lastmod>${links}</url>\n`)
    .join('')
}

/** Moves an event to an id range that no other test uses. */
const eventAt = async (id: number, options: Parameters<World['given']['event']>[0] = {}) => {
  const event = await world.given.event(options)
  await world.db.deleteFrom('event_seats').where('event_id', '=', event.id).execute()
  await world.db.updateTable('events').set({ id }).where('id', '=', event.id).execute()
}

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)

describe('sitemaps', () => {
  test('sitemap: list the public events of an id range in all languages, and no other event', async () => {
    const first = 10 * idsPerFile + 1
    await eventAt(first)
    await eventAt(first + 1, { status: 'draft' })
    await eventAt(first + 2, { status: 'canceled' })
    await eventAt(first + 3, { access: 'close' })
    await eventAt(first + 4, { moderation: 'wait' })
    await eventAt(11 * idsPerFile)
    await eventAt(11 * idsPerFile + 1)
    const answer = await get('/sitemap-events-11.xml')
    expect(answer.headers).toMatchObject({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' })
    const changed = world.clock.now().toISOString()
    expect(answer.body).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
        `${urlOf(first, changed)}${urlOf(11 * idsPerFile, changed)}</urlset>\n`,
    )
  })

  test('sitemap: stream a full file without gaps', async () => {
    const { id } = await world.given.event()
    const copied = sql.raw('name, format, type_id, date_start, date_end, status, moderation, starts_on, ends_on')
    await sql`insert into events (id, ${copied})
      select n, ${copied} from events, generate_series(${20 * idsPerFile + 1}::bigint, ${21 * idsPerFile}::bigint) n where id = ${id}`.execute(
      world.db,
    )
    const found = locations((await get('/sitemap-events-21.xml')).body)
    expect(found).toHaveLength(3 * idsPerFile)
    expect(new Set(found).size).toBe(3 * idsPerFile)
    expect(found.at(-1)).toBe(`http://site.test/kz/events/${21 * idsPerFile}`)
  })

  test('sitemap index: name the file of screens and each file with a public event', async () => {
    await eventAt(40 * idsPerFile)
    await eventAt(40 * idsPerFile + 1)
    await eventAt(30 * idsPerFile + 5, { status: 'draft' })
    const { rows } = await sql<{
      file: number
    }>`select distinct (id - 1) / ${idsPerFile}::bigint + 1 as file from events where is_listed order by file`.execute(world.db)
    expect(rows.slice(-2)).toEqual([{ file: 40 }, { file: 41 }])
    const { body } = await get('/sitemap.xml')
    expect(body.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n')).toBe(true)
    expect(locations(body)).toEqual(
      ['pages', ...rows.map(({ file }) => `events-${file}`), 'support-1'].map((name) => `http://site.test/sitemap-${name}.xml`),
    )
  })

  test('sitemap: answer 404 for a file without a public event', async () => {
    for (const number of [51, 4_000_000_000]) {
      const answer = await get(`/sitemap-events-${number}.xml`)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    }
    expect((await get('/sitemap-events-0.xml')).statusCode).toBe(404)
  })

  test('sitemap: list approved organizations in all languages, and no other one', async () => {
    const at = (id: number, moderation: 'approved' | 'wait' | 'declined') =>
      world.db
        .insertInto('organizations')
        .values({ id, name: `Контора ${id}`, type: 'ngo', city_id: 881, moderation })
        .execute()
    const first = 2 * idsPerFile + 1
    await at(first, 'approved')
    await at(first + 1, 'wait')
    await at(first + 2, 'declined')
    expect(locations((await get('/sitemap-organizations-3.xml')).body)).toEqual(
      ['', '/en', '/kz'].map((locale) => `http://site.test${locale}/organizations/${first}`),
    )
    expect(locations((await get('/sitemap.xml')).body)).toContain('http://site.test/sitemap-organizations-3.xml')
    expect((await get('/sitemap-organizations-4.xml')).statusCode).toBe(404)
  })

  test('sitemap: list the screens in all languages', async () => {
    const { body } = await get('/sitemap-pages.xml')
    expect(locations(body).slice(0, 6)).toEqual([
      'http://site.test/',
      'http://site.test/en',
      'http://site.test/kz',
      'http://site.test/events',
      'http://site.test/en/events',
      'http://site.test/kz/events',
    ])
    expect(locations(body)).toHaveLength(24)
    expect(body).not.toContain('lastmod')
  })
})

test('robots.txt: disallow API calls and personal pages, and allow everything else', async () => {
  const answer = await get('/robots.txt')
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  const lines = answer.body.split('\n')
  expect(lines.slice(0, 3)).toEqual(['User-agent: *', 'Allow: /api/docs', 'Disallow: /api/'])
  for (const path of ['/activity', '/en/favorite', '/kz/inbox', '/login', '/logout', '/registration', '/kz/simple'])
    expect(lines).toContain(`Disallow: ${path}`)
  expect(lines).toContain('Sitemap: http://site.test/sitemap.xml')
})

import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Locale, localePrefixes, locales, splitLocale } from '../../../contract/locales.ts'
import { createStore, type Entry, type Store } from '../../kernel/cache/store.ts'
import { createFairQueue } from '../../kernel/fair-queue.ts'
import { answerProblem } from '../../kernel/http/answer-problem.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Resources } from '../../kernel/resources.ts'
import { visibilityOf } from './rules.ts'
import { sitemapIndex, sitemapKinds, sitemapOf, sitemapOfScreens } from './sitemap.ts'
import { findEvent } from './store.ts'

type Picture = Entry & { png: Buffer }
type Pictures = { store: Store<Picture>; renderQueue: ReturnType<typeof createFairQueue> }
type Files = { resources: Resources }

/** Enough for about 200 pictures of 40–80 KB. */
const storeBytes = 12 * 1024 * 1024
const cacheControl = 'public, max-age=3600'

/** Serves preview pictures, sitemaps and robots.txt. It needs its own Fastify scope, because it sets an error handler. */
export const registerEventFiles = (app: FastifyInstance, { resources }: Files) => {
  app.setErrorHandler((error, request, reply) => answerProblem(resources, { request, reply, error, locale: splitLocale(request.url).locale }))
  registerPictures(app, resources)
  registerSitemaps(app, resources)
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', cacheControl).send(robotsTxt(resources)),
  )
}

const registerPictures = (app: FastifyInstance, resources: Resources) => {
  // the cache key is a digest of the SVG, so that no database change can make a picture stale
  const pictures = { store: createStore<Picture>({ maxBytes: storeBytes }), renderQueue: createFairQueue({ maxAtOnce: 2, maxWaiting: 100 }) }
  for (const locale of locales)
    app.get(`${localePrefixes[locale]}/og/events/:id(^\\d{1,15}).png`, (request: FileRequest, reply) =>
      answerPicture({ resources, pictures, locale }, request, reply),
    )
}

type FileRequest = FastifyRequest<{ Params: { id: string } }>
type PictureSource = { resources: Resources; pictures: Pictures; locale: Locale }

const answerPicture = async ({ resources, pictures, locale }: PictureSource, request: FileRequest, reply: FastifyReply) => {
  const event = await findEvent(resources.db, Number(request.params.id), { userId: null, locale })
  if (!event || visibilityOf(event, null) !== 'visible') throw new Refusal('notFound')
  const { pictureOf, render } = await import('./og-image.ts')
  const svg = pictureOf(event, locale)
  const digest = createHash('sha256').update(svg).digest('base64url')
  reply.headers({ etag: `"${digest}"`, 'cache-control': cacheControl })
  if (matchesEtag(request.headers['if-none-match'], digest)) return reply.code(304).send()
  const { png } = await pictures.store.getOrMake(digest, resources.clock().getTime(), () => pictures.renderQueue(() => draw(svg, render)))
  return reply.type('image/png').header('cross-origin-resource-policy', 'cross-origin').send(png)
}

const matchesEtag = (etags: string | undefined, digest: string): boolean =>
  (etags ?? '').split(',').some((etag) => etag.trim().replace(/^W\//, '') === `"${digest}"`)

const draw = async (svg: string, render: (svg: string) => Promise<Buffer>): Promise<Picture> => {
  const png = await render(svg)
  return { png, tags: new Set(), sizeBytes: png.length, expiresAt: Number.POSITIVE_INFINITY }
}

const registerSitemaps = (app: FastifyInstance, { db, siteUrl }: Resources) => {
  const send = (reply: FastifyReply, xml: string | Readable) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', cacheControl).send(xml)
  app.get('/sitemap.xml', async (_request, reply) => send(reply, await sitemapIndex(db, siteUrl)))
  app.get('/sitemap-pages.xml', async (_request, reply) => send(reply, sitemapOfScreens(siteUrl)))
  for (const kind of sitemapKinds)
    app.get(`/sitemap-${kind}-:id(^[1-9]\\d{0,9}).xml`, async (request: FileRequest, reply) =>
      send(reply, Readable.from(sitemapOf(db, siteUrl, { kind, file: Number(request.params.id) }))),
    )
}

/** Personal pages, which search engines must not index. */
const personalPaths = ['/activity', '/favorite', '/inbox', '/login', '/logout', '/registration', '/simple']

const robotsTxt = ({ config, siteUrl }: Resources): string => {
  const disallowed = locales.flatMap((locale) => personalPaths.map((path) => `Disallow: ${localePrefixes[locale]}${path}\n`))
  return `User-agent: *\nAllow: ${config.API_BASE}/docs\nDisallow: ${config.API_BASE}/\n${disallowed.join('')}\nSitemap: ${siteUrl}/sitemap.xml\n`
}

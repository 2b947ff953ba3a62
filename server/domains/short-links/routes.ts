import type { shortLinks, shortLinkQueue as spec } from '../../../contract/short-links/short-links.ts'
import type { Handlers } from '../../kernel/call.ts'
import { listShortLinks, readShortLink, shortLinkStatistics } from './list.ts'
import { openShortLink } from './open.ts'
import { shortLinkQr } from './qr.ts'
import { shortLinkQueue } from './queue.ts'
import { changeShortLink, createShortLink, deleteShortLink } from './save.ts'

export const shortLinksRoutes: Handlers<typeof shortLinks & typeof spec.calls> = {
  'GET /owner/short-urls': (ctx) => listShortLinks(ctx),
  'POST /owner/short-urls': (ctx) => createShortLink(ctx),
  'GET /owner/short-urls/:id': (ctx) => readShortLink(ctx),
  'PUT /owner/short-urls/:id': (ctx) => changeShortLink(ctx),
  'DELETE /owner/short-urls/:id': (ctx) => deleteShortLink(ctx),
  'GET /owner/short-urls/:id/statistics': (ctx) => shortLinkStatistics(ctx),
  'GET /owner/short-urls/:id/qr': (ctx) => shortLinkQr(ctx),
  'GET /short-url/:name': (ctx) => openShortLink(ctx),
  'GET /admin/short-urls': (ctx) => shortLinkQueue.list(ctx),
  'POST /admin/short-urls/:id/decision': (ctx) => shortLinkQueue.decide(ctx),
}

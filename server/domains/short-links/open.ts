import { createHash, createHmac } from 'node:crypto'
import { directSource, qrSource } from '../../../contract/short-links/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Caller } from '../../kernel/caller.ts'
import { newToken } from '../../kernel/secrets.ts'
import { addToDay, addVisitor, countVisitor, keepsCookie, linkByName } from './store.ts'

type Call = Ctx<'GET /short-url/:name'>
type Link = NonNullable<Awaited<ReturnType<typeof linkByName>>>

/** Where a short link leads. Counts each visitor once (V033); robots, previews and prefetches are none. */
export const openShortLink = async (ctx: Call) => {
  const { caller, db, limits, now, params, query, refuse } = ctx
  const link = await linkByName(db, params.name.toLowerCase())
  if (!link || link.moderation === 'declined') throw refuse('notFound')
  if (link.expires_at && link.expires_at <= now) throw refuse('shortLinkEnded')
  if (caller.isUnseen && link.is_full) throw refuse('shortLinkEnded')
  if (!caller.isUnseen && (await limits.trySpend('shortLinkVisits', `ip:${caller.addressKey}`))) await countVisit(ctx, link)
  return { url: withId(link.url, query.id) }
}

const withId = (url: string, id: string | undefined): string => {
  if (!id) return url
  const address = new URL(url)
  address.searchParams.set('id', id)
  return address.href
}

/** A link that has all its visitors still opens for them. */
const countVisit = async ({ caller, db, now, query, refuse }: Call, link: Link) => {
  const visit = await visitOf(db, link, caller)
  await db.transaction().execute(async (tx) => {
    if (!(await addVisitor(tx, link.id, visit))) return
    if (!(await countVisitor(tx, link.id))) throw refuse('shortLinkEnded')
    await addToDay(tx, link.id, { source: sourceOf(query.source ?? caller.referrer), now })
  })
}

/**
 * A browser is known by its cookie. A program may keep none: it is known by its address and name, until one of them sends a cookie
 * back, because another one without a cookie is then another visitor. The hash has the salt of the link.
 */
const visitOf = async (db: Call['db'], { id, salt }: Link, caller: Caller) => {
  const hash = (visitor: string) => createHmac('sha256', salt).update(visitor).digest()
  if (caller.visitor) return { visitor: hash(caller.visitor), hasCookie: true }
  const program = createHash('sha256')
    .update([caller.addressKey, caller.userAgent, caller.token ?? ''].join('\n'))
    .digest('base64url')
  const isAnother = caller.isNavigation || (await keepsCookie(db, id, hash(program)))
  const visitor = isAnother ? newToken() : program
  caller.session.visitor = visitor
  return { visitor: hash(visitor), hasCookie: false }
}

const sourceOf = (sent: string | null): string =>
  sent === qrSource || (sent !== null && /^(?=.{3,100}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(sent)) ? sent : directSource

import { sql } from 'kysely'
import { splitLocale } from '../../../contract/locales.ts'
import { maxShortLinks, shortNamePattern } from '../../../contract/short-links/limits.ts'
import { reservedNames } from '../../../contract/short-links/reserved-names.ts'
import type { Ctx } from '../../kernel/call.ts'
import { brokenConstraint } from '../../kernel/db.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { isPublicHost } from '../../outside/guarded-http.ts'
import { presentShortLink } from './present.ts'
import { countLinks, lockLink, type ShortLinkRow } from './store.ts'

type Saving = Ctx<'POST /owner/short-urls'> | Ctx<'PUT /owner/short-urls/:id'>

export const createShortLink = async (ctx: Ctx<'POST /owner/short-urls'>) => {
  const { actor, body, db, now, refuse, siteUrl } = ctx
  refuseNames(ctx)
  if (body.expiresAt && new Date(body.expiresAt) <= now) throw wrongField('expiresAt', 'past')
  const row = await db.transaction().execute(async (tx) => {
    await sql`select from users where id = ${actor.id} for no key update`.execute(tx)
    if ((await countLinks(tx, actor.id)) >= maxShortLinks) throw refuse('tooManyEntries')
    const { expiresAt = null, visitorLimit = null, name, url } = body
    return untaken(ctx, () =>
      tx
        .insertInto('short_urls')
        .values({ user_id: actor.id, name, url, expires_at: expiresAt, visitor_limit: visitorLimit, created_at: now, ...reviewOf(url, siteUrl) })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  })
  return presentShortLink(row as ShortLinkRow, siteUrl)
}

/** A link that staff blocked cannot be changed, or its owner would unblock it. Another address on another site is reviewed again. */
export const changeShortLink = async (ctx: Ctx<'PUT /owner/short-urls/:id'>) => {
  const { actor, body, db, params, refuse, siteUrl } = ctx
  refuseNames(ctx)
  const row = await db.transaction().execute(async (tx) => {
    const link = await lockLink(tx, params.id)
    if (link?.user_id !== actor.id) throw refuse('forbidden')
    if (link.moderation === 'declined') throw refuse('shortLinkBlocked')
    const { expiresAt = link.expires_at, visitorLimit = link.visitor_limit, name = link.name, url = link.url } = body
    return untaken(ctx, () =>
      tx
        .updateTable('short_urls')
        .set({ name, url, expires_at: expiresAt, visitor_limit: visitorLimit, ...(url !== link.url && reviewOf(url, siteUrl)) })
        .where('id', '=', link.id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  })
  return presentShortLink(row as ShortLinkRow, siteUrl)
}

/** The name of a blocked link stays taken, or its owner would give it the same address again. */
export const deleteShortLink = ({ actor, db, params, refuse }: Ctx<'DELETE /owner/short-urls/:id'>) =>
  db.transaction().execute(async (tx) => {
    const link = await lockLink(tx, params.id)
    if (link?.user_id !== actor.id) throw refuse('forbidden')
    if (link.moderation === 'declined') throw refuse('shortLinkBlocked')
    await tx.deleteFrom('short_urls').where('id', '=', link.id).execute()
    return { ok: true as const }
  })

const refuseNames = ({ body, refuse, siteUrl }: Saving) => {
  if (body.name !== undefined && reservedNames.has(body.name)) throw refuse('shortNameReserved')
  if (body.url === undefined) return
  if (isDeceptive(body.url, siteUrl)) throw refuse('shortLinkAddress')
  if (isShortLinkOf(body.url, siteUrl)) throw refuse('shortLinkLoop')
}

/** A name before the @ looks like a host; an address of an inner network is a page of the visitor's own. */
const isDeceptive = (address: string, siteUrl: string): boolean => {
  const { username, password, hostname } = new URL(address)
  if (username !== '' || password !== '') return true
  return !isOwnSite(address, siteUrl) && !isPublicHost(hostname)
}

const isOwnSite = (url: string, siteUrl: string): boolean => new URL(url).host === new URL(siteUrl).host

/** True for an address of this site that a short link may have: it could lead in a circle. */
const isShortLinkOf = (url: string, siteUrl: string): boolean => {
  const [first = ''] = splitLocale(decodedPath(new URL(url)))
    .path.toLowerCase()
    .split('/')
    .filter(Boolean)
  return isOwnSite(url, siteUrl) && shortNamePattern.test(first) && !reservedNames.has(first)
}

/** As the router reads it. A path that cannot be decoded has no page. */
const decodedPath = ({ pathname }: URL): string => {
  try {
    return decodeURIComponent(pathname).replace(/\/+/g, '/')
  } catch {
    return pathname
  }
}

/** Staff look at links to other sites only. */
const reviewOf = (url: string, siteUrl: string) => {
  const isForeign = !isOwnSite(url, siteUrl)
  return {
    is_reviewed: isForeign,
    moderation: isForeign ? 'wait' : 'approved',
    moderation_comment: null,
    decided_by: null,
    decided_at: null,
  } as const
}

/** The unique index decides about names that two users take at once. */
const untaken = async <Row>({ refuse }: Saving, save: () => Promise<Row>): Promise<Row> => {
  try {
    return await save()
  } catch (error) {
    if (brokenConstraint(error) === 'short_urls_name') throw refuse('shortNameTaken')
    throw error
  }
}

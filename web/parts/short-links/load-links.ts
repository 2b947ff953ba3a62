import type { RouterContextProvider } from 'react-router'
import { tryApi } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'
import { loadZone } from '../../kernel/load-zone.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { listParams, loadList } from '../../lists/load-list.ts'
import { paths } from '../../paths.ts'
import { loadCabinetNavigation } from '../cabinet/load-navigation.ts'
import { linksAddress, linksPath, linksQuery, questionIn } from './links-address.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/** A page of the user's short links, and the link that a question is about. A visitor signs in first. */
export const loadLinks = async ({ request, context }: Args) => {
  const params = listParams(request, paths.shortLinks(), linksAddress)
  await signedIn(context, linksPath(params))
  const [list, navigation, zone, asked] = await Promise.all([
    loadList(params, (valid) => tryApi(context)('GET /owner/short-urls', { query: linksQuery(valid) })),
    loadCabinetNavigation(context),
    loadZone(context),
    loadAsked(context, new URL(request.url).searchParams),
  ])
  return { rows: list._items, meta: list._meta, navigation, zone, asked, now: context.get(siteContext).now }
}
export type LinksPageData = Awaited<ReturnType<typeof loadLinks>>

/** The link of the question with its statistics, where they are asked for; null for a link of another user. */
const loadAsked = async (context: Args['context'], params: URLSearchParams) => {
  const question = questionIn(params)
  if (!question || !('linkId' in question)) return null
  const call = { params: { id: question.linkId } }
  const [link, statistics] = await Promise.all([
    tryApi(context)('GET /owner/short-urls/:id', call),
    question.ask === 'statistics' ? tryApi(context)('GET /owner/short-urls/:id/statistics', call) : null,
  ])
  return link.ok ? { link: link.reply, statistics: statistics?.ok ? statistics.reply : null } : null
}
export type AskedLink = NonNullable<LinksPageData['asked']>

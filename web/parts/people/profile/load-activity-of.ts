import type { LoaderFunctionArgs } from 'react-router'
import { tryApi } from '../../../kernel/api.ts'
import { pageOf } from '../../../lists/address.ts'
import { shortCards } from '../../events/short-card.ts'

type Context = LoaderFunctionArgs['context']
type ActivityQuery = { address: number | string; case: 'future' | 'past'; page: number }

/** Upcoming or past events of a user, or null on failure. */
export const loadActivityOf = async (context: Context, { address, case: which, page }: ActivityQuery) => {
  const query = { case: which, paginationPage: page }
  const attempt = await tryApi(context)('GET /users/:id/last-activity', { params: { id: address }, query })
  if (!attempt.ok) return null
  const { _items, _meta } = attempt.reply
  return { _items: _items.map(shortCards(context)), _meta }
}
export type ActivityPage = NonNullable<Awaited<ReturnType<typeof loadActivityOf>>>

/** The next page for a list that loads more. */
export const loadMoreActivity = async ({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) => {
  const search = new URL(request.url).searchParams
  const which = search.get('case') === 'past' ? 'past' : 'future'
  const page = pageOf(search)
  return { list: await loadActivityOf(context, { address: search.get('userId') ?? '', case: which, page }) }
}

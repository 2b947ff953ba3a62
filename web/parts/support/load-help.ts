import { data, type RouterContextProvider } from 'react-router'
import type { Reply } from '../../../contract/contract.ts'
import { helpSearchLength } from '../../../contract/reference/limits.ts'
import { api } from '../../kernel/api.ts'
import { plainText } from '../../kernel/plain-text.ts'
import { loadThread } from './messages/load-thread.ts'

type Context = Readonly<RouterContextProvider>
type Article = Reply<'GET /info-base/:id'>

const excerptLength = 160

/** Titles by topic, or with a search what it has found, and the messages of the viewer. */
export const loadHelp = async ({ request, context }: { request: Request; context: Context }) => {
  const params = new URL(request.url).searchParams
  const search = (params.get('search') ?? '').trim().slice(0, helpSearchLength)
  const [{ _items }, thread] = await Promise.all([api(context)('GET /info-base', { query: { search } }), loadThread(context, params)])
  return { search, articles: _items.map((article) => titleOf(article, search !== '')), thread }
}
export type Help = Awaited<ReturnType<typeof loadHelp>>

/** An article with the titles of its topic. */
export const loadArticle = async ({ context, params }: { context: Context; params: { id?: string } }) => {
  if (!/^[1-9]\d{0,8}$/.test(params.id ?? '')) throw data(null, { status: 404 })
  const article = await api(context)('GET /info-base/:id', { params: { id: Number(params.id) } })
  const { _items } = await api(context)('GET /info-base', { query: { section: article.section } })
  return { article, others: _items.filter(({ id }) => id !== article.id).map((one) => titleOf(one, false)) }
}
export type LoadedArticle = Awaited<ReturnType<typeof loadArticle>>

const titleOf = ({ id, section, title, body }: Article, hasExcerpt: boolean) => ({
  id,
  section,
  title,
  excerpt: hasExcerpt ? excerptOf(plainText(body)) : '',
})

const excerptOf = (text: string) =>
  text.length <= excerptLength ? text : `${text.slice(0, text.lastIndexOf(' ', excerptLength)).replace(/[.,:;!?]$/, '')}…`

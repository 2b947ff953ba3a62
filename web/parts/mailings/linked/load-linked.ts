import type { RouterContextProvider } from 'react-router'
import { tryApi } from '../../../kernel/api.ts'
import { loadZone } from '../../../kernel/load-zone.ts'
import { pageOf, pathWith } from '../../../lists/address.ts'
import { listParams, loadList } from '../../../lists/load-list.ts'
import { paths } from '../../../paths.ts'
import { loadOwnEvent } from '../../cabinet/event/load-own-event.ts'
import { loadOwnQuiz } from '../../quiz-builder/results/load-results.ts'
import { mailingRow } from '../load-mailings.ts'
import { linkedAddress } from './linked-address.ts'

type Args = { request: Request; params: { id: string }; context: Readonly<RouterContextProvider> }

/** A page of the own mailings about an own event. */
export const loadEventMailings = async (args: Args) => {
  const id = Number(args.params.id)
  const own = await loadOwnEvent(args, 'mailings')
  const call = tryApi(args.context)
  const found = await loadPage(args, paths.ownEvent(id, 'mailings'), (query) => call('GET /owner/events/:id/mailings', { params: { id }, query }))
  return { ...own, ...found }
}
export type EventMailingsData = Awaited<ReturnType<typeof loadEventMailings>>

/** A page of the own mailings that ask to answer a survey. */
export const loadQuizMailings = async (args: Args) => {
  const id = Number(args.params.id)
  const path = paths.surveyMailings(id)
  const { quiz, navigation } = await loadOwnQuiz(args.context, id, pathWith(path, linkedAddress.clean(new URL(args.request.url).searchParams)))
  const found = await loadPage(args, path, (query) => tryApi(args.context)('GET /quizzes/:id/mailings', { params: { id }, query }))
  return { quiz: { id, title: quiz.title, published: quiz.published }, navigation, ...found }
}

type Call = (query: { paginationPage: number }) => ReturnType<Parameters<typeof loadList<MailingPageReply>>[1]>
type MailingPageReply = {
  _items: Parameters<typeof mailingRow>[0][]
  _meta: { totalCount: number; pageCount: number; currentPage: number; perPage: number }
}

const loadPage = async ({ request, context }: Args, path: string, call: Call) => {
  const params = listParams(request, path, linkedAddress)
  const [{ _items, _meta }, zone] = await Promise.all([loadList(params, (valid) => call({ paginationPage: pageOf(valid) })), loadZone(context)])
  return { rows: _items.map(mailingRow), meta: _meta, zone }
}

import { data, type RouterContextProvider } from 'react-router'
import { api, tryApi } from '../../../kernel/api.ts'
import { siteContext } from '../../../kernel/context.ts'
import { pageUrl } from '../../../kernel/head.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import { paths } from '../../../paths.ts'
import { setupPicture } from '../../accounts/second-step/setup-picture.ts'
import { loadCabinetNavigation } from '../../cabinet/load-navigation.ts'
import { purposeIn } from '../list/quizzes-address.ts'
import { builderPath, sectionIn } from './builder-address.ts'

export type BuilderArgs = { request: Request; params: { id: string }; context: Readonly<RouterContextProvider> }

/** A survey in the builder, with what its open section needs. Only editors open it; for others it does not exist. */
export const loadBuilder = async ({ request, params: { id: text }, context }: BuilderArgs) => {
  const id = Number(text)
  const url = new URL(request.url)
  const section = sectionIn(url.searchParams)
  const viewer = await signedIn(context, builderPath(id, url.searchParams))
  const [quiz, navigation] = await Promise.all([api(context)('GET /quizzes/:id', { params: { id } }), loadCabinetNavigation(context)])
  if (!quiz.selfPermission.edit) throw data(null, { status: 404 })
  const use = purposeIn(url.searchParams)
  const [accesses, event, events] = await Promise.all([
    section === 'access' && quiz.selfPermission.manage ? api(context)('GET /quizzes/:id/accesses', { params: { id } }) : null,
    use && quiz.eventId !== null ? tryApi(context)('GET /owner/events/:id/list-item', { params: { id: quiz.eventId } }) : null,
    section === 'sharing' ? tryApi(context)('GET /owner/events', { query: { paginationSize: eventsOffered } }) : null,
  ])
  return {
    viewerId: viewer.id,
    quiz,
    navigation,
    accesses: accesses?._items ?? [],
    /** The event that waits for this survey. */
    event: use && event?.ok ? { id: event.reply.id, name: event.reply.name, use } : null,
    events: events?.ok ? events.reply._items.map(({ id: eventId, name }) => ({ id: eventId, name })) : [],
    /** It leads to the address with the id, which a changed slug does not break. */
    qr: section === 'sharing' ? setupPicture(urlOf(context, id)) : null,
  }
}
export type BuilderData = Awaited<ReturnType<typeof loadBuilder>>

/** The first own events to choose from; the others are found by their names. */
const eventsOffered = 20

const urlOf = (context: BuilderArgs['context'], id: number): string => {
  const { siteUrl, locale } = context.get(siteContext)
  return pageUrl({ path: paths.quiz(id), siteUrl }, locale)
}

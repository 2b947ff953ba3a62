import type { RouterContextProvider } from 'react-router'
import type { OwnerEventsQuery } from '../../../contract/cabinet/events.ts'
import { api } from '../../kernel/api.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { paths } from '../../paths.ts'
import { loadCabinetNavigation } from './load-navigation.ts'
import { ownRowOf } from './own-row.ts'

type Context = Readonly<RouterContextProvider>

/** Rows of each kind at the start; the lists have the others. */
const shown = 3
/** The events that start next are searched for waiting requests. */
const searched = 20

/** The start of the cabinet: what waits for the organizer, the next event, the numbers. A visitor signs in first. */
export const loadStart = async ({ context }: { context: Context }) => {
  await signedIn(context, paths.cabinet())
  const list = listOf(context)
  const [navigation, surveys, declined, drafts, active, upcoming] = await Promise.all([
    loadCabinetNavigation(context),
    api(context)('GET /quizzes', { query: { paginationSize: 1 } }),
    list('declined', shown),
    list('draft', shown),
    list('active', 1),
    list('upcoming', searched),
  ])
  return {
    navigation,
    /** The number of surveys that the user may edit. */
    surveys: surveys._meta.totalCount,
    declined,
    drafts,
    requested: upcoming.filter(({ waiting }) => waiting > 0).slice(0, shown),
    running: active[0] ?? null,
    next: upcoming[0] ?? null,
  }
}
export type StartPage = Awaited<ReturnType<typeof loadStart>>

const listOf = (context: Context) => async (state: NonNullable<OwnerEventsQuery['state']>, paginationSize: number) => {
  const { _items } = await api(context)('GET /owner/events', { query: { state, paginationSize, expand: 'photo' } })
  return _items.map(ownRowOf)
}

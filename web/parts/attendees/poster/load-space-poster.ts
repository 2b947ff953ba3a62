import { data, type RouterContextProvider } from 'react-router'
import type { Reply } from '../../../../contract/contract.ts'
import { tryApi } from '../../../kernel/api.ts'

type Context = Readonly<RouterContextProvider>

/** The visit of today: `joins` takes a free place with the mark. */
export type VisitState =
  | { kind: 'visited' | 'enlisted' | 'closed' | 'full' }
  | { kind: 'joins'; freePlaces: number }
  | { kind: 'banned'; until: string | null; reason: string | null }

/** The space of a poster and the viewer's place in its coworking today (V402); null for a space that is not there. */
export const loadSpacePoster = async (context: Context, spaceId: number) => {
  const [found, status] = await Promise.all([
    tryApi(context)('GET /spaces/:id', { params: { id: spaceId }, query: {} }),
    tryApi(context)('GET /coworking/status', { query: { spaceId } }),
  ])
  const failure = [found, status].find((attempt) => !attempt.ok && attempt.problem.status >= 500)
  if (failure && !failure.ok) throw data(failure.problem, { status: failure.problem.status })
  if (!found.ok || !status.ok) return null
  const { id, name, placeId, cityName, address } = found.reply
  return { space: { id, name, placeId, cityName, address }, visit: visitOf(status.reply) }
}

const visitOf = ({ restricted, restrictedUntil, reason, status, hours, freePlaces }: Reply<'GET /coworking/status'>): VisitState => {
  if (restricted) return { kind: 'banned', until: restrictedUntil, reason }
  if (status === 'visited') return { kind: 'visited' }
  if (hours.length === 0) return { kind: 'closed' }
  if (status === 'enlisted') return { kind: 'enlisted' }
  return freePlaces > 0 ? { kind: 'joins', freePlaces } : { kind: 'full' }
}

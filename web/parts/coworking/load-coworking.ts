import type { RouterContextProvider } from 'react-router'
import type { Place } from '../../../contract/spaces/places.ts'
import { tryApi } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'

type Context = Readonly<RouterContextProvider>

/** The coworking of each space of a place: for users with its days and their own ones. A failed call leaves the rest of the page. */
export const loadCoworking = async (context: Context, { spaces }: Pick<Place, 'spaces'>) => {
  const { hasToken } = context.get(siteContext)
  const open = spaces.filter(({ isActive, coworkingCapacity }) => isActive && coworkingCapacity > 0)
  return await Promise.all(
    open.map(async ({ id, name, coworkingCapacity: capacity }) => ({
      space: { id, name, capacity, isOnly: open.length === 1 },
      own: hasToken ? await ownPart(context, id) : null,
    })),
  )
}
export type CoworkingOfSpace = Awaited<ReturnType<typeof loadCoworking>>[number]

/** Null for a visitor, whose session has ended. */
const ownPart = async (context: Context, spaceId: number) => {
  const [status, days] = await Promise.all([
    tryApi(context)('GET /coworking/status', { query: { spaceId } }),
    tryApi(context)('GET /coworking/days', { query: { spaceId } }),
  ])
  if (status.ok && days.ok) {
    const { restricted, restrictedUntil, reason } = status.reply
    return { ban: restricted ? { until: restrictedUntil, reason } : null, days: days.reply._items }
  }
  const isVisitor = [status, days].some((attempt) => !attempt.ok && attempt.problem.status === 401)
  return isVisitor ? null : ('failed' as const)
}

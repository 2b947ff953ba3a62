import type { RouterContextProvider } from 'react-router'
import type { Place } from '../../../contract/spaces/places.ts'
import { tryApi } from '../../kernel/api.ts'
import { siteContext } from '../../kernel/context.ts'

type Context = Readonly<RouterContextProvider>

/** The coworking of each space of a place: for users with its days and their own ones. A failed call leaves the rest of the page. */
export const loadCoworking = async (context: Context, { spaces }: Pick<Place, 'spaces'>) => {
  const { hasToken } = context.get(siteContext)
  const open = spaces.filter(isOpen)
  const closed = hasToken ? spaces.filter((space) => !isOpen(space)) : []
  const parts = await Promise.all(
    [...open, ...closed].map(async ({ id, name, coworkingCapacity: capacity, timezone: zone }) => ({
      space: { id, name, capacity, zone },
      own: hasToken ? await ownPart(context, id) : null,
    })),
  )
  const shown = parts.filter(({ space, own }) => open.some(({ id }) => id === space.id) || hasCancelled(own))
  return shown.map(({ space, own }) => ({ space: { ...space, isOnly: shown.length === 1 }, own }))
}
export type CoworkingOfSpace = Awaited<ReturnType<typeof loadCoworking>>[number]

const isOpen = ({ isActive, coworkingCapacity }: Place['spaces'][number]) => isActive && coworkingCapacity > 0

/** A coworking that staff have closed shows its users their cancelled days. */
const hasCancelled = (own: Awaited<ReturnType<typeof ownPart>>) => own !== null && own !== 'failed' && own.cancelled.length > 0

/** Null for a visitor, whose session has ended. */
const ownPart = async (context: Context, spaceId: number) => {
  const [status, days] = await Promise.all([
    tryApi(context)('GET /coworking/status', { query: { spaceId } }),
    tryApi(context)('GET /coworking/days', { query: { spaceId } }),
  ])
  if (status.ok && days.ok) {
    const { restricted, restrictedUntil, reason } = status.reply
    return { ban: restricted ? { until: restrictedUntil, reason } : null, days: days.reply._items, cancelled: days.reply.cancelled }
  }
  const isVisitor = [status, days].some((attempt) => !attempt.ok && attempt.problem.status === 401)
  return isVisitor ? null : ('failed' as const)
}

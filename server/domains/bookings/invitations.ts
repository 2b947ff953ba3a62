import type { Actor } from '../../kernel/actor.ts'
import type { Resources } from '../../kernel/resources.ts'

type Ctx = Pick<Resources, 'limits'> & { actor: Actor }

/**
 * Writes a booking and its invitations. Each user who is newly invited costs as much as one added by `add-user`, so that bookings send no more
 * invitations than it; a booking that fails costs nothing.
 */
export const inviting = async <Result>({ limits, actor }: Ctx, invited: readonly number[], write: () => Promise<Result>): Promise<Result> => {
  const count = new Set(invited.filter((id) => id !== actor.id)).size
  if (count === 0) return write()
  const by = `user:${actor.id}`
  await limits.spendSeveral('approaches', by, count)
  try {
    return await write()
  } catch (error) {
    await limits.giveBack('approaches', by, count)
    throw error
  }
}

import type { Actor } from '../../kernel/actor.ts'
import type { Resources } from '../../kernel/resources.ts'

/** Each user who is newly invited costs as much as one added by `add-user`, so that bookings send no more invitations than it. */
export const spendInvitations = async (
  { limits, actor }: Pick<Resources, 'limits'> & { actor: Actor },
  invited: readonly number[],
): Promise<void> => {
  const others = new Set(invited)
  others.delete(actor.id)
  if (others.size > 0) await limits.spendSeveral('approaches', `user:${actor.id}`, others.size)
}

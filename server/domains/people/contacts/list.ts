import type { ContactAccess } from '../../../../contract/people/people.ts'
import type { Ctx } from '../../../kernel/call.ts'
import { pageOf, sliceOf } from '../../../kernel/paging.ts'
import { uploadUrl } from '../../uploads/address.ts'
import { nameOf } from '../present.ts'
import { isProtected } from '../rules.ts'
import { countAccesses, listAccesses } from './store.ts'

export const accessesOf = async ({ db, actor, query }: Ctx<'GET /participant/accesses'>) => {
  const slice = sliceOf(query, actor)
  const filters = {
    side: query.direction === 'incoming' ? ('owner_id' as const) : ('user_id' as const),
    personId: actor.id,
    decision: query.decision,
  }
  const [rows, total] = await Promise.all([listAccesses(db, filters, slice), countAccesses(db, filters)])
  return pageOf(rows.map(presentAccess), total, query, slice)
}

type Row = Awaited<ReturnType<typeof listAccesses>>[number]

const presentAccess = (row: Row): ContactAccess => ({
  id: row.id,
  userId: row.user_id,
  ownerId: row.owner_id,
  eventId: row.event_id,
  decision: row.decision,
  notificationRecipientId: row.notification_recipient_id,
  askedAt: row.asked_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  user: otherSide(row),
})

const otherSide = ({ other_id, first_name, last_name, photo_id, position, status }: Row): ContactAccess['user'] => {
  if (other_id === null || first_name === null || last_name === null || status === null) return null
  const name = nameOf({ first_name, last_name })
  return { id: other_id, name, photo: photo_id && uploadUrl(photo_id), position: isProtected({ status }) ? null : position }
}

import { sql } from 'kysely'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import { invalidate } from '../../kernel/cache/changes.ts'
import type { Tx } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { seatsTag } from '../events/seats-tag.ts'
import { lockSeats } from '../participation/seats.ts'
import { admitWaiting } from '../participation/waiting-list.ts'
import { applyDocument } from './apply-document.ts'
import { auditOfStaff, type LifeCtx } from './change-life.ts'
import { queueChangeNotice } from './change-notice.ts'
import { isChanged, isSubstantial } from './document-changes.ts'
import { documentOf } from './document-of.ts'
import { storedDraft } from './drafts-store.ts'
import { filesOfVersions, releaseReplaced } from './event-files.ts'
import type { OwnEvent } from './own-event.ts'
import { proposedHalls, refuseTakenHalls, reserveHalls } from './publish-halls.ts'
import { faultsOf } from './publish-rules.ts'
import { faultySections } from './section-states.ts'
import { canJoin } from './series.ts'
import { whereaboutsOf } from './whereabouts.ts'

type Publishing = {
  /** The answer of the organizer to staff. */
  answer?: string | undefined
}

/**
 * Publishes the draft of a locked event. A new event waits for staff, and so does a substantial change, while the approved version
 * stays public. Other changes of an approved event are in force at once (V133, V135, V584, A171).
 */
export const publishDraft = async (ctx: LifeCtx, tx: Tx, event: OwnEvent, { answer }: Publishing): Promise<void> => {
  if (event.status === 'canceled') throw new Refusal('eventCanceled')
  const { document } = await storedDraft(tx, event.id)
  await refuseIncomplete(tx, document, event, ctx.now)
  const current = await documentOf(tx, event.id)
  const submission = { ...ctx, eventId: event.id, document, answer: answer || null }
  const alreadyWaits = event.status === 'published' && event.moderation === 'wait'
  if (alreadyWaits && !isChanged(current, document) && !answer) return
  const before = await filesOfVersions(tx, event.id, 'open')
  if (event.status === 'published' && event.moderation === 'approved') await publishChange(tx, submission, current)
  else await publishAnew(ctx, tx, event, submission)
  await releaseReplaced(tx, event.id, { before, draft: document })
}

const refuseIncomplete = async (tx: Tx, document: EventDocument, { id, status, date_start }: OwnEvent, now: Date) => {
  const fields = faultsOf(document, { now, previousStart: status === 'draft' ? null : date_start })
  const { masterEventId } = document
  if (masterEventId !== null && !(await canJoin(tx, { eventId: id, masterEventId }))) fields.masterEventId = [{ fault: 'choice' }]
  if (Object.keys(fields).length > 0) throw new Refusal('eventIncomplete', { fields, sections: faultySections(fields) })
}

type Submission = LifeCtx & { eventId: number; document: EventDocument; answer: string | null }

/** The whole event waits for staff. Users who registered before learn of new dates as soon as it is public again. */
const publishAnew = async (ctx: LifeCtx, tx: Tx, event: OwnEvent, submission: Submission) => {
  const before = event.status === 'draft' ? null : await whereaboutsOf(tx, event.id)
  await refuseTakenHalls(tx, submission)
  await applyDocument(tx, submission)
  await tx.updateTable('events').set({ status: 'published', moderation: 'wait', moderation_comment: null }).where('id', '=', event.id).execute()
  await submit(tx, submission, null)
  await reserveHalls(tx, submission, null)
  if (before) await queueChangeNotice(ctx, tx, { eventId: event.id, before, after: await whereaboutsOf(tx, event.id) })
  await auditOfStaff(tx, event, { ...ctx, action: 'publish', after: { status: 'published' } })
  await invalidate(tx, ['events'])
}

const publishChange = async (tx: Tx, submission: Submission, approved: EventDocument) => {
  const { eventId, document } = submission
  if (isSubstantial(approved, document)) {
    await refuseTakenHalls(tx, submission)
    await submit(tx, submission, approved)
    return reserveHalls(tx, submission, proposedHalls(document))
  }
  // a change that was taken back waits no longer
  const { numDeletedRows } = await tx
    .deleteFrom('event_reviews')
    .where('event_id', '=', eventId)
    .where('moderation', '=', 'wait')
    .executeTakeFirstOrThrow()
  if (numDeletedRows > 0n) await reserveHalls(tx, submission, null)
  if (!isChanged(approved, document)) return
  await applyDocument(tx, submission)
  // a raised limit has seats for the waiting list
  await admitWaiting(tx, await lockSeats(tx, eventId), submission)
  await invalidate(tx, ['events', seatsTag(eventId)])
}

/** A version that already waits keeps its place in the queue. */
const submit = async (tx: Tx, { eventId, document, actor, answer, now }: Submission, approved: EventDocument | null) => {
  await sql`
    insert into event_reviews as r (event_id, user_id, data, approved_data, answer, created_at)
    values (${eventId}, ${actor.id}, ${JSON.stringify(document)}, ${approved && JSON.stringify(approved)}, ${answer}, ${now})
    on conflict (event_id) do update set user_id = excluded.user_id, data = excluded.data, approved_data = excluded.approved_data,
      answer = coalesce(excluded.answer, case when r.moderation = 'wait' then r.answer end),
      created_at = case when r.moderation = 'wait' then r.created_at else excluded.created_at end,
      moderation = 'wait', moderation_comment = null, decided_by = null, decided_at = null`.execute(tx)
}

import { type Selectable, sql } from 'kysely'
import { undoSeconds } from '../../../contract/limits.ts'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import type { Events } from '../../../db/schema.ts'
import { invalidate } from '../../kernel/cache/changes.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import type { ModerationDecision } from '../../kernel/moderation-queue.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { reserveForEvent } from '../bookings/event-halls.ts'
import type { ApplyResources, Deciding } from '../moderation/queue-parts.ts'
import { applyDocument } from './apply-document.ts'
import { delayChangeNotice, queueChangeNotice } from './change-notice.ts'
import { storedDraft } from './drafts-store.ts'
import { filesOfVersions, releaseReplaced } from './event-files.ts'
import { proposedHalls } from './publish-halls.ts'
import { lockWithMaster } from './series.ts'
import { whereaboutsOf } from './whereabouts.ts'

/** Every change of an event locks its row first. */
export const lockEvent = (tx: Tx, eventId: number) => lockWithMaster(tx, { eventId })

/** A decision about a first publication, or about a change of an event that stays public meanwhile. */
export const applyDecision = async (tx: Tx, deciding: Deciding, resources: ApplyResources): Promise<Record<string, unknown>> => {
  const { subjectId: eventId, isApproved } = deciding
  const before = await stateOf(tx, eventId)
  const { approved } = await documentsOf(tx, eventId)
  if (isApproved) await approve(tx, deciding, resources)
  else if (!approved) await decline(tx, deciding)
  await reserveForEvent(tx, { eventId, now: deciding.now }, (obstacle) => new Refusal(obstacle))
  await invalidate(tx, ['events'])
  const { updated_at } = await stateOf(tx, eventId)
  return { isFirstApproval: isApproved && before.published_at === null, updatedAt: updated_at.toISOString() }
}

const approve = async (tx: Tx, { subjectId: eventId, now }: Deciding, { clock }: ApplyResources): Promise<void> => {
  const { data, approved } = await documentsOf(tx, eventId)
  const notBefore = new Date(now.getTime() + undoSeconds * 1000)
  await delayChangeNotice(tx, eventId, notBefore)
  if (approved) {
    const before = await whereaboutsOf(tx, eventId)
    await applyDocument(tx, { eventId, document: data, now })
    await queueChangeNotice({ clock }, tx, { eventId, before, after: await whereaboutsOf(tx, eventId), notBefore })
  }
  await tx
    .updateTable('events')
    .set({ moderation: 'approved', moderation_comment: null, published_at: sql`coalesce(published_at, ${now})` })
    .where('id', '=', eventId)
    .execute()
}

const decline = (tx: Tx, { subjectId: eventId, comment }: Deciding) =>
  tx.updateTable('events').set({ moderation: 'declined', moderation_comment: comment }).where('id', '=', eventId).execute()

/**
 * Returns a decided event to the queue, unless the event has changed since: every change sets `updated_at`. The notice about
 * new dates or a new place stays, because at its time it finds the old ones.
 */
export const revertDecision = async (tx: Tx, { subjectId: eventId, decision, effects }: ModerationDecision, now: Date): Promise<void> => {
  const { approved, data } = await documentsOf(tx, eventId)
  const { updated_at } = await stateOf(tx, eventId)
  if (updated_at.toISOString() !== effects.updatedAt) throw new Refusal('changedSince')
  if (approved && decision === 'approved') await applyDocument(tx, { eventId, document: approved, now })
  if (!approved)
    await tx
      .updateTable('events')
      .set({ moderation: 'wait', moderation_comment: null, ...(effects.isFirstApproval === true && { published_at: null }) })
      .where('id', '=', eventId)
      .execute()
  // another booking may have taken the halls that the decision freed, or staff may have closed them
  await reserveForEvent(tx, { eventId, proposed: approved && proposedHalls(data), now }, (obstacle) => new Refusal(obstacle))
  await invalidate(tx, ['events'])
}

/** Files of the version that a final decision replaced or refused. */
export const releaseReviewedFiles = ({ db }: { db: Db }, eventId: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockEvent(tx, eventId)
    const before = await filesOfVersions(tx, eventId, 'all')
    const { document } = await storedDraft(tx, eventId)
    await releaseReplaced(tx, eventId, { before, draft: document })
  })

type State = Pick<Selectable<Events>, 'updated_at' | 'published_at'>

/** Index: the primary key. */
const stateOf = (tx: Tx, eventId: number): Promise<State> =>
  tx.selectFrom('events').select(['updated_at', 'published_at']).where('id', '=', eventId).executeTakeFirstOrThrow()

/** Index: the primary key. */
const documentsOf = (tx: Tx, eventId: number) =>
  tx
    .selectFrom('event_reviews')
    .select([sql<EventDocument>`data`.as('data'), sql<EventDocument | null>`approved_data`.as('approved')])
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()

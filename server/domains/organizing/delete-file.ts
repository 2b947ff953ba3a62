import { invalidate } from '../../kernel/cache/changes.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { auditOfStaff, type LifeCtx } from './change-life.ts'
import { releaseUnusedFiles, removeFromDocuments, removeFromTables } from './event-files.ts'
import { lockOwnEvent } from './own-event.ts'

type Ctx = LifeCtx & { refuse: (code: 'eventCanceled' | 'notFound') => Refusal }

/** Removes a file from the draft and the public version of an event (V458). */
export const deleteFile = async (ctx: Ctx, eventId: number, fileId: string) => {
  const { db, now, refuse } = ctx
  await db.transaction().execute(async (tx) => {
    const event = await lockOwnEvent(tx, { eventId, actor: ctx.actor })
    if (event.status === 'canceled') throw refuse('eventCanceled')
    const wasInDocuments = await removeFromDocuments(tx, eventId, { fileId, now })
    const wasInTables = await removeFromTables(tx, eventId, fileId)
    if (!wasInDocuments && !wasInTables) throw refuse('notFound')
    await releaseUnusedFiles(tx, [fileId])
    await auditOfStaff(tx, event, { ...ctx, action: 'delete-file', after: { status: event.status } })
    await invalidate(tx, ['events'])
  })
  return { ok: true as const }
}

import type { eventDrafts } from '../../../contract/organizing/drafts.ts'
import type { DraftChange } from '../../../contract/organizing/fields.ts'
import type { ChangedEvent, ownerEvents } from '../../../contract/organizing/owner.ts'
import type { Handlers } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { presentPage } from '../events/present-page.ts'
import { findEvent } from '../events/store.ts'
import { type LifeCtx, replyOf } from './change-life.ts'
import { type OwnEvent, ownEvent } from './own-event.ts'
import { previewOf } from './preview.ts'
import { publishDraft } from './publish.ts'
import { createDraft, saveDraft } from './save-draft.ts'
import { lockWithMaster } from './series.ts'

type DraftCall = 'POST /events' | 'POST /events/:id/draft/publish' | 'GET /events/:id/preview'
type OwnerCall = 'PATCH /owner/events/:id' | 'POST /owner/events/publish' | 'POST /owner/events/:id/publish'

/** Calls that publish. Creation and change save the document first, in the same transaction. */
export const publishRoutes: Handlers<Pick<typeof eventDrafts, DraftCall> & Pick<typeof ownerEvents, OwnerCall>> = {
  'POST /events': async (ctx) => {
    const eventId = await ctx.db.transaction().execute(async (tx) => {
      const id = await createDraft(tx, ctx.body, ctx)
      await publishDraft(ctx, tx, await locked(ctx, tx, id), {})
      return id
    })
    return published(ctx, eventId)
  },
  'POST /events/:id/draft/publish': (ctx) => publishEvent(ctx, ctx.params.id, ctx.body?.answer),
  'GET /events/:id/preview': (ctx) => previewOf(ctx, { eventId: ctx.params.id, expand: ctx.query.expand }),
  'PATCH /owner/events/:id': (ctx) => changeEvent(ctx, ctx.params.id, ctx.body),
  'POST /owner/events/publish': (ctx) => publishEvent(ctx, ctx.body.id),
  'POST /owner/events/:id/publish': (ctx) => publishEvent(ctx, ctx.params.id),
}

const locked = async ({ actor }: LifeCtx, tx: Tx, eventId: number, sent?: number | null): Promise<OwnEvent> => {
  await lockWithMaster(tx, { eventId, sent })
  return ownEvent(tx, { eventId, actor })
}

const publishEvent = async (ctx: LifeCtx, eventId: number, answer?: string) => {
  await ctx.db.transaction().execute(async (tx) => publishDraft(ctx, tx, await locked(ctx, tx, eventId), { answer }))
  return published(ctx, eventId)
}

const changeEvent = async (ctx: LifeCtx, eventId: number, change: DraftChange): Promise<ChangedEvent> => {
  await ctx.db.transaction().execute(async (tx) => {
    const event = await locked(ctx, tx, eventId, change.masterEventId)
    await saveDraft(tx, event, change, ctx)
    if (event.status === 'published') await publishDraft(ctx, tx, event, {})
  })
  return replyOf(ctx, eventId)
}

const published = async (ctx: LifeCtx, eventId: number) => {
  const row = await findEvent(ctx.db, eventId, { userId: ctx.actor.id, locale: ctx.caller.locale })
  if (!row) throw new Error(`the published event ${eventId} has no card`)
  return presentPage(ctx, row, ['selfPermission'])
}

import type { ownerEvents } from '../../../contract/organizing/owner.ts'
import type { Handlers } from '../../kernel/call.ts'
import { cancelEvent } from './cancel.ts'
import { copyEvent } from './copy.ts'
import { deleteFile } from './delete-file.ts'
import { makeDraft } from './make-draft.ts'
import { removeEvent } from './remove.ts'
import { unpublish } from './unpublish.ts'

/** Calls that save and publish a document stand with those of drafts. */
type DocumentCall =
  | 'POST /owner/events'
  | 'PATCH /owner/events/:id'
  | 'POST /owner/events/publish'
  | 'POST /owner/events/:id/publish'
  | 'GET /owner/events/participation-format/:format'

/** The customer's calls name the event in the body, ours in the path. `DELETE /events/:id` is a call of the same kind. */
export const lifeRoutes: Handlers<Omit<typeof ownerEvents, DocumentCall>> = {
  'DELETE /owner/events': (ctx) => removeEvent(ctx, ctx.query.id),
  'DELETE /owner/events/:id': (ctx) => removeEvent(ctx, ctx.params.id),
  'DELETE /events/:id': (ctx) => removeEvent(ctx, ctx.params.id),
  'POST /owner/events/cancel': (ctx) => cancelEvent(ctx, { ...ctx.body, eventId: ctx.body.id }),
  'POST /owner/events/:id/cancel': (ctx) => cancelEvent(ctx, { ...ctx.body, eventId: ctx.params.id }),
  'POST /owner/events/copy': (ctx) => copyEvent(ctx, ctx.body.id),
  'POST /owner/events/:id/copy': (ctx) => copyEvent(ctx, ctx.params.id),
  'POST /owner/events/delete-file': (ctx) => deleteFile(ctx, ctx.body.id, ctx.body.fileId),
  'POST /owner/events/:id/delete-file': (ctx) => deleteFile(ctx, ctx.params.id, ctx.body.fileId),
  'POST /owner/events/:id/make-draft': (ctx) => makeDraft(ctx, ctx.params.id),
  'POST /owner/events/:id/unpublish': (ctx) => unpublish(ctx, ctx.params.id, ctx.body?.comment),
}

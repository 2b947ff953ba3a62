import type { uploads } from '../../../contract/uploads/uploads.ts'
import type { Ctx, Handlers } from '../../kernel/call.ts'
import { announceFile, completeFile, takeBytes } from './direct.ts'
import { examineFor } from './examine.ts'
import { presentUpload } from './present.ts'
import { mayUpload } from './rules.ts'
import { deleteUpload, findUpload, markRemoved } from './store.ts'
import { storeUpload } from './store-upload.ts'

export const uploadsRoutes: Handlers<typeof uploads> = {
  'POST /uploads': (ctx) => storeSent(ctx),
  'DELETE /uploads/:uploadId': (ctx) => remove(ctx),
  'POST /uploads/direct': (ctx) => announceFile(ctx),
  'PUT /uploads/direct/:uploadId': (ctx) => takeBytes(ctx),
  'POST /uploads/direct-complete': (ctx) => completeFile(ctx),
}

const storeSent = async (ctx: Ctx<'POST /uploads'>) => {
  const { body, actor, refuse } = ctx
  if (!mayUpload(actor, body.purpose)) throw refuse('forbidden')
  const file = await examineFor(body.purpose, body.file)
  const id = await storeUpload(ctx, { ...file, purpose: body.purpose, ownerId: actor.id, isClaimed: false })
  return presentUpload({ ...file, id, size: file.bytes.byteLength })
}

/** A claimed file is removed only by the feature that uses it. */
const remove = async ({ db, outside, params, actor, now, refuse }: Ctx<'DELETE /uploads/:uploadId'>) => {
  const upload = await findUpload(db, params.uploadId)
  if (!upload) throw refuse('notFound')
  if (upload.owner_id !== actor.id) throw refuse('forbidden')
  if (!(await markRemoved(db, upload.id, now))) throw refuse('uploadInUse')
  await outside.storage.remove(upload.storage_key)
  await deleteUpload(db, upload.id)
  return { ok: true as const }
}

import type { SentFile } from '../../../contract/kit.ts'
import { bannerBytes, coverFrame, coverWidth, photoFrame, uploadBytes } from '../../../contract/limits.ts'
import { invalidate } from '../../kernel/cache/changes.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { uploadUrl } from '../uploads/address.ts'
import { releaseUploads } from '../uploads/claim.ts'
import { storePicture } from '../uploads/pictures.ts'
import type { Frame } from '../uploads/redraw.ts'
import { findUpload } from '../uploads/store.ts'

type Call = Ctx<'POST /users/:id/upload-photo' | 'POST /users/:id/upload-cover'>
type Kind = 'photo' | 'cover'

export const setPhoto = async (ctx: Ctx<'POST /users/:id/upload-photo'>) => ({
  photo: await setPicture(ctx, 'photo', { maxBytes: uploadBytes, frame: photoFrame }),
})

export const setCover = async (ctx: Ctx<'POST /users/:id/upload-cover'>) => ({
  cover: await setPicture(ctx, 'cover', { maxBytes: bannerBytes, minWidth: coverWidth, frame: coverFrame }),
})

/** Idempotent. Without a photo pages show initials, without a cover a generated landscape. */
export const removePhoto = (ctx: Ctx<'DELETE /users/:id/photo'>) => removePicture(ctx, 'photo')
export const removeCover = (ctx: Ctx<'DELETE /users/:id/cover'>) => removePicture(ctx, 'cover')

const removePicture = async ({ db, actor, params, refuse }: Ctx<'DELETE /users/:id/photo' | 'DELETE /users/:id/cover'>, kind: Kind) => {
  if (params.id !== actor.id) throw refuse('forbidden')
  await replacePicture(db, { userId: actor.id, kind, id: null })
  return { ok: true as const }
}

type Limits = { maxBytes: number; minWidth?: number; frame: Frame }

const setPicture = async (ctx: Call, kind: Kind, limits: Limits): Promise<string> => {
  const { db, actor, params, refuse } = ctx
  if (params.id !== actor.id) throw refuse('forbidden')
  const file = await fileOf(ctx)
  const { id } = await storePicture(ctx, { ...file, ...limits, ownerId: actor.id, purpose: kind })
  await replacePicture(db, { userId: actor.id, kind, id })
  return uploadUrl(id)
}

/** The file of the body, or an earlier upload of the actor. */
const fileOf = async ({ db, outside, actor, body, refuse }: Call): Promise<SentFile> => {
  if (body.file) return body.file
  if (!body.uploadId) throw new Refusal('invalidInput', { fields: { file: [{ fault: 'required' }] } })
  const upload = await findUpload(db, body.uploadId)
  const bytes = upload?.owner_id === actor.id ? await outside.storage.get(upload.storage_key) : null
  if (!upload || !bytes) throw refuse('notFound')
  return { name: upload.name, bytes }
}

const replacePicture = (db: Db, { userId, kind, id }: { userId: number; kind: Kind; id: string | null }) =>
  db.transaction().execute(async (tx) => {
    const earlier = await exchangePicture(tx, userId, `${kind}_id`, id)
    if (earlier) await releaseUploads(tx, [earlier])
    // event cards show photos
    await invalidate(tx, ['events'])
  })

/** Returns the previous picture. The lock lets rows refer to the account. */
const exchangePicture = async (tx: Tx, userId: number, column: 'photo_id' | 'cover_id', id: string | null): Promise<string | null> => {
  const before = await tx.selectFrom('users').select(column).where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow()
  await tx
    .updateTable('users')
    .set({ [column]: id })
    .where('id', '=', userId)
    .execute()
  return before[column]
}

import type { SentFile } from '../../../contract/kit.ts'
import { bannerBytes, coverWidth, uploadBytes } from '../../../contract/limits.ts'
import { touch } from '../../kernel/cache/changes.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { uploadUrl } from '../uploads/address.ts'
import { releaseUploads } from '../uploads/claim.ts'
import { keepPicture } from '../uploads/pictures.ts'
import { findUpload } from '../uploads/store.ts'

type Call = Ctx<'POST /users/:id/upload-photo' | 'POST /users/:id/upload-cover'>

/** Makes a picture the photo, which cards of events show as well. */
export const setPhoto = async (ctx: Ctx<'POST /users/:id/upload-photo'>) => ({
  photo: await setPicture(ctx, 'photo', { maxBytes: uploadBytes }),
})

export const setCover = async (ctx: Ctx<'POST /users/:id/upload-cover'>) => ({
  cover: await setPicture(ctx, 'cover', { maxBytes: bannerBytes, minWidth: coverWidth }),
})

type Limits = { maxBytes: number; minWidth?: number }

const setPicture = async (ctx: Call, kind: 'photo' | 'cover', limits: Limits): Promise<string> => {
  const { db, actor, params, refuse } = ctx
  if (params.id !== actor.id) throw refuse('forbidden')
  const file = await fileOf(ctx)
  const { id } = await keepPicture(ctx, { ...file, ...limits, ownerId: actor.id, purpose: kind })
  await db.transaction().execute(async (tx) => {
    const earlier = await replacePicture(tx, actor.id, `${kind}_id`, id)
    if (earlier) await releaseUploads(tx, [earlier])
    await touch(tx, ['events'])
  })
  return uploadUrl(id)
}

/** The file that came along, or one brought before. */
const fileOf = async ({ db, outside, actor, body, refuse }: Call): Promise<SentFile> => {
  if (body.file) return body.file
  if (!body.uploadId) throw new Refusal('invalidInput', { fields: { file: [{ fault: 'required' }] } })
  const upload = await findUpload(db, body.uploadId)
  const bytes = upload?.owner_id === actor.id ? await outside.storage.get(upload.storage_key) : null
  if (!upload || !bytes) throw refuse('notFound')
  return { name: upload.name, bytes }
}

/** Answers the picture there was before. */
const replacePicture = async (tx: Tx, userId: number, column: 'photo_id' | 'cover_id', id: string): Promise<string | null> => {
  const before = await tx.selectFrom('users').select(column).where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()
  await tx
    .updateTable('users')
    .set({ [column]: id })
    .where('id', '=', userId)
    .execute()
  return before[column]
}

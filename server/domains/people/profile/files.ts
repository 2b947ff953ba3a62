import type { z } from 'zod'
import type { userFile } from '../../../../contract/people/profile.ts'
import type { Ctx } from '../../../kernel/call.ts'
import { pageOf, sliceOf } from '../../../kernel/paging.ts'
import { wrongField } from '../../../kernel/refusal.ts'
import { claimUploads, releaseUploads } from '../../uploads/claim.ts'
import { lockPerson, maxEntries, pageAt, refuseOthers } from './access.ts'
import { countFiles, deleteFile, fileOfUpload, filesOf, saveFile } from './files-store.ts'
import { presentFile } from './present-file.ts'
import { countEntries } from './primary.ts'

export const filesPage = async (ctx: Ctx<'GET /users/:id/files'>) => {
  const { db, actor, query } = ctx
  const slice = sliceOf(query, actor)
  const { userId, isShown } = await pageAt(ctx, null)
  if (!isShown) return pageOf([], 0, query, slice)
  const [rows, total] = await Promise.all([filesOf(db, [userId], slice), countFiles(db, userId)])
  return pageOf(rows.map(presentFile), total, query, slice)
}

export const addFile = async (ctx: Ctx<'POST /users/:id/files'>): Promise<z.output<typeof userFile>> => {
  const { db, actor, body, now, refuse } = ctx
  refuseOthers(ctx)
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, actor.id)
    if ((await countEntries(tx, 'user_files', actor.id)) >= maxEntries) throw refuse('tooManyEntries')
    if (!(await claimUploads(tx, { ids: [body.uploadId], ownerId: actor.id }))) throw wrongField('uploadId')
    await saveFile(tx, { userId: actor.id, uploadId: body.uploadId, title: body.title || null, now })
    const row = await fileOfUpload(tx, actor.id, body.uploadId)
    if (!row) throw new Error('the saved file is missing')
    return presentFile(row)
  })
}

export const removeFile = async (ctx: Ctx<'DELETE /users/:id/files/:fileId'>) => {
  const { db, actor, params, refuse } = ctx
  refuseOthers(ctx)
  await db.transaction().execute(async (tx) => {
    const uploadId = await deleteFile(tx, params.fileId, actor.id)
    if (!uploadId) throw refuse('notFound')
    await releaseUploads(tx, [uploadId])
  })
  return { ok: true as const }
}

import { randomUUID } from 'node:crypto'
import type { UploadPurpose } from '../../../contract/uploads/uploads.ts'
import type { Ctx } from '../../kernel/call.ts'
import { hashToken, isSameHash, newToken } from '../../kernel/secrets.ts'
import { examineFor, refuseSize } from './examine.ts'
import { keepUpload } from './keep.ts'
import { presentUpload } from './present.ts'
import { demands } from './purposes.ts'
import { mayBring } from './rules.ts'
import { addSlot, deleteSlot, findSlot, findUpload } from './store.ts'

const slotMs = 3_600_000

/** Where announced bytes wait to be completed. */
export const slotKey = (id: string) => `direct/${id}`

/** An address for one file, valid for an hour; its holder needs no session. */
export const announceFile = async ({ db, config, body, actor, now, refuse }: Ctx<'POST /uploads/direct'>) => {
  if (!mayBring(actor, body.purpose)) throw refuse('forbidden')
  refuseSize(body.size, demands[body.purpose].maxBytes)
  const [id, signature] = [randomUUID(), newToken()]
  await addSlot(db, { ...body, id, owner_id: actor.id, signature_hash: hashToken(signature), created_at: now })
  return { uploadId: id, url: `${config.API_BASE}/uploads/direct/${id}?signature=${signature}` }
}

/** Until the file is completed its bytes may be sent again. The signature is verified before any byte is read. */
export const takeBytes = async ({ db, outside, params, query, body, now, refuse }: Ctx<'PUT /uploads/direct/:uploadId'>) => {
  const slot = await findSlot(db, params.uploadId, new Date(now.getTime() - slotMs))
  if (!slot || !isSameHash(slot.signature_hash, hashToken(query.signature))) throw refuse('notFound')
  await outside.storage.put(slotKey(slot.id), await body.read())
  return { ok: true as const }
}

/** The bytes are looked at like those of any upload; asked again, the answer is the same. */
export const completeFile = async (ctx: Ctx<'POST /uploads/direct-complete'>) => {
  const { db, outside, body, actor, now, refuse } = ctx
  const slot = await findSlot(db, body.id, new Date(now.getTime() - slotMs))
  if (!slot) return completedBefore(ctx)
  if (slot.owner_id !== actor.id) throw refuse('notFound')
  const bytes = await outside.storage.get(slotKey(slot.id))
  if (bytes?.byteLength !== slot.size) throw refuse('sizeDiffers')
  // announceFile wrote it from the contract's list
  const purpose = slot.purpose as UploadPurpose
  const file = await examineFor(purpose, { name: slot.name, bytes })
  if (await deleteSlot(db, slot.id)) await keepUpload(ctx, { ...file, id: slot.id, purpose, ownerId: actor.id, isClaimed: false })
  await outside.storage.remove(slotKey(slot.id))
  return completedBefore(ctx)
}

const completedBefore = async ({ db, body, actor, refuse }: Ctx<'POST /uploads/direct-complete'>) => {
  const upload = await findUpload(db, body.id)
  if (upload?.owner_id !== actor.id) throw refuse('notFound')
  return presentUpload(upload)
}

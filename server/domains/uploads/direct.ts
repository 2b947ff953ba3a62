import { randomUUID } from 'node:crypto'
import type { UploadPurpose } from '../../../contract/uploads/uploads.ts'
import type { Ctx } from '../../kernel/call.ts'
import { hashToken, isSameHash, newToken } from '../../kernel/secrets.ts'
import { examineFor, refuseSize } from './examine.ts'
import { presentUpload } from './present.ts'
import { demands } from './purposes.ts'
import { mayUpload } from './rules.ts'
import { addSlot, deleteSlot, findSlot, findUpload } from './store.ts'
import { storeUpload } from './store-upload.ts'

const slotMs = 3_600_000

/** Storage key of a direct upload until it is completed. */
export const slotKey = (id: string) => `direct/${id}`

/** Returns a signed address for one file, valid for an hour; sending the bytes needs no session. */
export const announceFile = async ({ db, config, body, actor, now, refuse }: Ctx<'POST /uploads/direct'>) => {
  if (!mayUpload(actor, body.purpose)) throw refuse('forbidden')
  refuseSize(body.size, demands[body.purpose].maxBytes)
  const [id, signature] = [randomUUID(), newToken()]
  await addSlot(db, { ...body, id, owner_id: actor.id, signature_hash: hashToken(signature), created_at: now })
  return { uploadId: id, url: `${config.API_BASE}/uploads/direct/${id}?signature=${signature}` }
}

/** Bytes may be sent again until the file is completed. The signature is verified before any byte is read. */
export const takeBytes = async ({ db, outside, params, query, body, now, refuse }: Ctx<'PUT /uploads/direct/:uploadId'>) => {
  const slot = await findSlot(db, params.uploadId, new Date(now.getTime() - slotMs))
  if (!slot || !isSameHash(slot.signature_hash, hashToken(query.signature))) throw refuse('notFound')
  await outside.storage.put(slotKey(slot.id), await body.read())
  return { ok: true as const }
}

/** Examines the bytes like those of any upload. Repeated requests get the same response. */
export const completeFile = async (ctx: Ctx<'POST /uploads/direct-complete'>) => {
  const { db, outside, body, actor, now, refuse } = ctx
  const slot = await findSlot(db, body.id, new Date(now.getTime() - slotMs))
  if (!slot) return completedBefore(ctx)
  if (slot.owner_id !== actor.id) throw refuse('notFound')
  const bytes = await outside.storage.get(slotKey(slot.id))
  if (bytes?.byteLength !== slot.size) throw refuse('sizeDiffers')
  // `announceFile` stores only purposes of the contract
  const purpose = slot.purpose as UploadPurpose
  const file = await examineFor(purpose, { name: slot.name, bytes })
  if (await deleteSlot(db, slot.id)) await storeUpload(ctx, { ...file, id: slot.id, purpose, ownerId: actor.id, isClaimed: false })
  await outside.storage.remove(slotKey(slot.id))
  return completedBefore(ctx)
}

const completedBefore = async ({ db, body, actor, refuse }: Ctx<'POST /uploads/direct-complete'>) => {
  const upload = await findUpload(db, body.id)
  if (upload?.owner_id !== actor.id) throw refuse('notFound')
  return presentUpload(upload)
}

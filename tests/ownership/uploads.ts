import { randomUUID } from 'node:crypto'
import { slotKey } from '../../server/domains/uploads/direct.ts'
import { hashToken } from '../../server/kernel/secrets.ts'
import { type Ownership, picture, type Stage } from '../kit/ownership/stage.ts'

export const uploads: Ownership = {
  scenes: {
    'DELETE /uploads/:uploadId': async ({ upload, people }) => ({ params: { uploadId: await upload(people.owner, 'file') } }),
    'PUT /uploads/direct/:uploadId': async (stage) => ({
      params: { uploadId: await announced(stage) },
      query: { signature: stage.mark },
      body: await picture(),
      headers: { 'content-type': 'application/octet-stream' },
      writesRows: false,
    }),
    'POST /uploads/direct-complete': async (stage) => {
      const id = await announced(stage)
      await stage.world.resources.outside.storage.put(slotKey(id), await picture())
      return { body: { id } }
    },
  },
  unowned: {},
}

/** An announced file of the owner without its bytes; the text of the stage is its signature. */
const announced = async ({ db, people, mark, now }: Stage): Promise<string> => {
  const slot = { id: randomUUID(), owner_id: people.owner.id, name: 'picture.png', size: (await picture()).byteLength, purpose: 'file' }
  await db
    .insertInto('direct_uploads')
    .values({ ...slot, signature_hash: hashToken(mark), created_at: now })
    .execute()
  return slot.id
}

import type { Ctx } from '../../kernel/call.ts'
import { releaseUploads } from '../uploads/claim.ts'
import { lockOwnMailing } from './own-mailing.ts'
import { isEditable } from './rules.ts'
import { fileIdsOf } from './store.ts'

export const removeMailing = (ctx: Ctx<'DELETE /owner/mailings/:id'>) =>
  ctx.db.transaction().execute(async (tx) => {
    const row = await lockOwnMailing(ctx, tx)
    if (!isEditable(row)) throw ctx.refuse('mailingNotEditable')
    await releaseUploads(tx, await fileIdsOf(tx, row.id))
    await tx.deleteFrom('mailings').where('id', '=', row.id).execute()
    return { ok: true as const }
  })

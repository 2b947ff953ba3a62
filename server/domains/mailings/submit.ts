import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { lockOwnMailing } from './own-mailing.ts'
import { presentMailing } from './present.ts'
import { checkSources, countRecipients } from './recipients.ts'
import { isComplete, placeholderFault } from './rules.ts'
import type { MailingRow } from './store.ts'

/** Hands a draft to staff. Rights are checked again, because the author may have left an event since the last change. */
export const submitMailing = (ctx: Ctx<'POST /owner/mailings/:id/submit'>) =>
  ctx.db.transaction().execute(async (tx) => {
    const { actor, now, refuse } = ctx
    const row = await lockOwnMailing(ctx, tx)
    if (row.status !== 'draft') throw refuse('mailingNotDraft')
    const eventIds = [...row.events.map(({ id }) => id), ...(row.recipients.eventIds ?? [])]
    await checkSources(tx, actor, { eventIds, organizationId: row.recipients.organizationId })
    if (!isComplete(row.blocks)) throw refuse('mailingIncomplete')
    const fault = placeholderFault(row, row.events.length)
    if (fault) throw refuse(fault)
    const { count } = await countRecipients(tx, { author: actor, recipients: row.recipients, quizId: row.quiz_id, now })
    if (count === 0) throw refuse('noRecipients')
    return presentMailing({ ...row, ...(await considered(tx, row, count, now)) }, actor)
  })

const considered = async (tx: Tx, { id }: MailingRow, expected_count: number, now: Date) => {
  const change = { status: 'considered' as const, submitted_at: now, expected_count, comment: null }
  await tx.updateTable('mailings').set(change).where('id', '=', id).execute()
  return change
}

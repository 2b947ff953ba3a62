import { maxMailingDaysAhead, maxMailingDrafts, maxMailingEvents } from '../../../contract/mailings/limits.ts'
import type { MailingBlock, MailingChange } from '../../../contract/mailings/shapes.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import { type Refusal, wrongField } from '../../kernel/refusal.ts'
import type { Resources } from '../../kernel/resources.ts'
import { claimFreeUploads, releaseUploads } from '../uploads/claim.ts'
import { blocksOf, cleanBlocks, contentOf, eventsIn, picturesIn } from './blocks.ts'
import { lockOwnMailing } from './own-mailing.ts'
import { presentMailing } from './present.ts'
import { checkSources } from './recipients.ts'
import { isEditable, placeholderFault } from './rules.ts'
import { countDrafts, eventNamesOf, fileIdsOf, findMailing, type MailingRow, replaceFiles, setEvents } from './store.ts'

type SaveCtx = Pick<Resources, 'siteUrl'> & {
  actor: Actor
  now: Date
  refuse: (code: 'placeholderUnknown' | 'placeholderNeedsEvent') => Refusal
}
type InsertCtx = SaveCtx & { refuse: (code: 'tooManyMailings') => Refusal }

/** The content and the recipients of a mailing. */
type Draft = Pick<MailingRow, 'subject' | 'blocks' | 'template' | 'recipients' | 'quiz_id' | 'send_at'> & { eventIds: number[]; files: string[] }

export const createMailing = async (ctx: Ctx<'POST /owner/mailings'>) => {
  const { db, body } = ctx
  const blocks = body.blocks ? cleanBlocks(body.blocks) : blocksOf(body.content ?? '')
  const { subject, template, recipients, eventIds, attachments: files } = body
  const draft = { subject, blocks, template, recipients, quiz_id: null, send_at: timeOf(body.sendAt), eventIds, files }
  return db.transaction().execute((tx) => insertMailing(ctx, tx, draft))
}

const timeOf = (sendAt: string | null): Date | null => (sendAt === null ? null : new Date(sendAt))

/** Inserts a draft. The author is locked, so that simultaneous requests do not exceed the number of drafts. */
export const insertMailing = async (ctx: InsertCtx, tx: Tx, draft: Draft) => {
  const { actor, now, refuse } = ctx
  await tx.selectFrom('users').select('id').where('id', '=', actor.id).forNoKeyUpdate().execute()
  if ((await countDrafts(tx, actor.id)) >= maxMailingDrafts) throw refuse('tooManyMailings')
  const checked = await check(ctx, tx, draft)
  const { id } = await tx
    .insertInto('mailings')
    .values({ ...columnsOf(checked), user_id: actor.id, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return stored(ctx, tx, id, checked)
}

export const updateMailing = (ctx: Ctx<'PUT /owner/mailings/:id'>) =>
  ctx.db.transaction().execute(async (tx) => {
    const row = await lockOwnMailing(ctx, tx)
    if (!isEditable(row)) throw ctx.refuse('mailingNotEditable')
    return saveChange(ctx, tx, row, ctx.body)
  })

/** A missing field keeps its value. A rejected mailing becomes a draft and keeps the comment of staff until it is submitted again. */
const saveChange = async (ctx: SaveCtx, tx: Tx, row: MailingRow, change: MailingChange) => {
  const checked = await check(ctx, tx, {
    subject: change.subject ?? row.subject,
    blocks: blocksAfter(row, change),
    template: change.template ?? row.template,
    recipients: change.recipients ?? row.recipients,
    quiz_id: row.quiz_id,
    send_at: change.sendAt === undefined ? row.send_at : timeOf(change.sendAt),
    eventIds: change.eventIds ?? row.events.map(({ id }) => id),
    files: change.attachments ?? row.files.map(({ id }) => id),
  })
  const draft = { status: 'draft' as const, decided_at: null, decided_by: null, updated_at: ctx.now }
  await tx
    .updateTable('mailings')
    .set({ ...columnsOf(checked), ...draft })
    .where('id', '=', row.id)
    .execute()
  return stored(ctx, tx, row.id, checked)
}

/** Clients send whole objects back: of blocks and content, the one that differs from what is stored is the change. */
const blocksAfter = (row: MailingRow, { content, blocks }: MailingChange): MailingBlock[] => {
  if (content !== undefined && content !== row.content) return blocksOf(content)
  return blocks ? cleanBlocks(blocks) : row.blocks
}

export const linkEvents = (ctx: Ctx<'POST /owner/mailings/link-events'>) =>
  ctx.db.transaction().execute(async (tx) => {
    const row = await lockOwnMailing({ ...ctx, params: { id: ctx.body.mailingId } }, tx)
    if (!isEditable(row)) throw ctx.refuse('mailingNotEditable')
    // a link adds no text, so that the placeholders were checked before
    const refuse = () => wrongField('eventIds')
    return saveChange({ ...ctx, refuse }, tx, row, { eventIds: [...row.events.map(({ id }) => id), ...ctx.body.eventIds] })
  })

type Checked = Draft & { content: string; pictures: string[] }

const check = async ({ actor, now, refuse, siteUrl }: SaveCtx, tx: Tx, draft: Draft): Promise<Checked> => {
  const { blocks, recipients } = draft
  const eventIds = [...new Set([...draft.eventIds, ...eventsIn(blocks)])]
  if (eventIds.length > maxMailingEvents) throw wrongField('eventIds', 'tooLong', maxMailingEvents)
  await checkSources(tx, actor, { eventIds: [...eventIds, ...(recipients.eventIds ?? [])], organizationId: recipients.organizationId })
  const fault = placeholderFault(draft, eventIds.length)
  if (fault) throw refuse(fault)
  if (draft.send_at && draft.send_at.getTime() > now.getTime() + maxMailingDaysAhead * 86_400_000) throw wrongField('sendAt', 'range')
  const pictures = picturesIn(blocks)
  const files = [...new Set(draft.files)].filter((id) => !pictures.includes(id))
  return { ...draft, eventIds, files, pictures, content: contentOf(blocks, { siteUrl, eventNames: await eventNamesOf(tx, eventIds) }) }
}

const columnsOf = ({ subject, blocks, content, template, recipients, quiz_id, send_at }: Checked) => ({
  ...{ subject, content, template, quiz_id, send_at },
  blocks: JSON.stringify(blocks),
  recipients: JSON.stringify(recipients),
})

const stored = async ({ actor }: SaveCtx, tx: Tx, id: number, { eventIds, files, pictures }: Checked) => {
  await setEvents(tx, id, eventIds)
  const before = await fileIdsOf(tx, id)
  const after = [...files, ...pictures]
  const added = after.filter((file) => !before.includes(file))
  const claimed = await claimFreeUploads(tx, { ids: added, pictures, ownerId: actor.id })
  const missing = added.find((file) => !claimed.has(file))
  if (missing) throw wrongField(pictures.includes(missing) ? 'blocks' : 'attachments')
  await replaceFiles(tx, id, { files, pictures })
  await releaseUploads(
    tx,
    before.filter((file) => !after.includes(file)),
  )
  const row = await findMailing(tx, id)
  if (!row) throw new Error(`mailing ${id} is missing after it was saved`)
  return presentMailing(row, actor)
}

import type { PreviewedEvent } from '../../../contract/organizing/drafts.ts'
import type { EventDocument } from '../../../contract/organizing/fields.ts'
import { cacheNothing } from '../../kernel/cache/value-cache.ts'
import type { Tx } from '../../kernel/db.ts'
import { presentPage } from '../events/present-page.ts'
import { findEvent } from '../events/store.ts'
import { applyDocument } from './apply-document.ts'
import type { LifeCtx } from './change-life.ts'
import { storedDraft } from './drafts-store.ts'
import { timeOf } from './findings.ts'
import { ownEvent } from './own-event.ts'

type Request = { eventId: number; expand: readonly string[] | undefined }

/**
 * The event as publication of its draft would show it. The draft is applied in a transaction that is rolled back, so that the page
 * is presented by the same code as a public one. Other users get the same reply for a draft and for a missing id (V131).
 */
export const previewOf = async (ctx: LifeCtx, { eventId, expand }: Request): Promise<PreviewedEvent> => {
  await ownEvent(ctx.db, { eventId, actor: ctx.actor })
  const preview = { reply: undefined as PreviewedEvent | undefined }
  await rolledBack(ctx, async (tx) => {
    preview.reply = await presentDraft(ctx, tx, { eventId, expand })
  })
  if (!preview.reply) throw new Error('the preview was not presented')
  return preview.reply
}

const rolledBack = async ({ db }: LifeCtx, work: (tx: Tx) => Promise<void>): Promise<void> => {
  const done = new Error('the work is done')
  const run = db.transaction().execute(async (tx) => {
    await work(tx)
    throw done
  })
  await run.catch((error: unknown) => {
    if (error !== done) throw error
  })
}

const presentDraft = async (ctx: LifeCtx, tx: Tx, { eventId, expand }: Request): Promise<PreviewedEvent> => {
  const { actor, caller, now } = ctx
  const { document } = await storedDraft(tx, eventId)
  await applyDocument(tx, { ...ctx, eventId, document: await withStandIns(tx, document, { eventId, now }) })
  const row = await findEvent(tx, eventId, { userId: actor.id, locale: caller.locale })
  if (!row) throw new Error(`the draft of the event ${eventId} has no card`)
  const page = await presentPage({ db: tx, cacheValue: cacheNothing, actor, caller, now }, row, expand)
  return withoutStandIns(page, document)
}

const hourMs = 3_600_000

/** Values that the tables of events require, in place of those that the draft lacks. Unfinished rows of lists are left out. */
const withStandIns = async (tx: Tx, document: EventDocument, { eventId, now }: { eventId: number; now: Date }): Promise<EventDocument> => {
  const start = document.dateStart ?? instantAt((timeOf(document.dateEnd) ?? now.getTime()) - hourMs)
  const end = hasRightEnd(document) ? document.dateEnd : instantAt((timeOf(start) ?? 0) + hourMs)
  return {
    ...document,
    name: document.name || unnamed,
    typeId: document.typeId ?? (await anyType(tx)),
    dateStart: start,
    dateEnd: end,
    registrationDateEnd: isAfter(document.registrationDateEnd, end) ? null : document.registrationDateEnd,
    schedules: document.schedules.filter((row) => row.name && row.dateStart),
    partners: document.partners.filter((partner) => partner.name),
    contacts: document.contacts.filter((contact) => contact.name),
    ...(await possibleLimits(tx, eventId, document)),
  }
}

const isAfter = (one: string | null, other: string | null): boolean => (timeOf(one) ?? 0) > (timeOf(other) ?? 0)

const unnamed = '—'

const instantAt = (ms: number) => new Date(ms).toISOString()

/** False for an end before the start: the preview shows none. */
const hasRightEnd = ({ dateStart, dateEnd }: EventDocument): boolean => {
  const [start, end] = [timeOf(dateStart), timeOf(dateEnd)]
  return end !== null && (start === null || start < end)
}

const anyType = async (tx: Tx): Promise<number> =>
  (await tx.selectFrom('event_types').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id

/** Limits below the taken seats are an error of the draft, not of its preview. Index: the primary key. */
const possibleLimits = async (tx: Tx, eventId: number, { participantLimit, onlineLimit, offlineLimit }: EventDocument) => {
  const seats = await tx.selectFrom('event_seats').select(['online_taken', 'offline_taken']).where('event_id', '=', eventId).executeTakeFirst()
  const { online_taken: online, offline_taken: offline } = seats ?? { online_taken: 0, offline_taken: 0 }
  return {
    participantLimit: participantLimit && Math.max(participantLimit, online + offline),
    onlineLimit: onlineLimit && Math.max(onlineLimit, online),
    offlineLimit: offlineLimit && Math.max(offlineLimit, offline),
  }
}

const withoutStandIns = ({ type, ...page }: Awaited<ReturnType<typeof presentPage>>, document: EventDocument): PreviewedEvent => {
  const end = hasRightEnd(document) ? page.dateEnd : null
  return {
    ...page,
    ...(type && document.typeId !== null && { type }),
    name: document.name,
    typeId: document.typeId,
    dateStart: document.dateStart && page.dateStart,
    dateEnd: end,
    registrationDateEnd: document.registrationDateEnd ?? end,
  }
}

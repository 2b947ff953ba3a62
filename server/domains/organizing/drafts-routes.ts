import { sql } from 'kysely'
import type { Reason } from '../../../contract/moderation/reasons.ts'
import type { EventDraft, eventDrafts } from '../../../contract/organizing/drafts.ts'
import type { ownerEvents } from '../../../contract/organizing/owner.ts'
import { eventQueue } from '../../../contract/organizing/review.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import type { Ctx, Handlers } from '../../kernel/call.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import type { LifeCtx } from './change-life.ts'
import { isChanged } from './document-changes.ts'
import { documentOf } from './document-of.ts'
import { type StoredDraft, storedDraft } from './drafts-store.ts'
import { countLater } from './later-events.ts'
import { linkedOf } from './linked.ts'
import { lockToSave, type OwnEvent, ownEvent } from './own-event.ts'
import { faultsOf } from './publish-rules.ts'
import { createDraft, saveDraft } from './save-draft.ts'
import { sectionErrors, sectionStates } from './section-states.ts'

type DraftCall = 'POST /events/draft' | 'GET /events/:id/draft' | 'PATCH /events/:id/draft'
type OwnerCall = 'POST /owner/events' | 'GET /owner/events/participation-format/:format'

/** Calls that save and read the working copy of an event. */
export const draftsRoutes: Handlers<Pick<typeof eventDrafts, DraftCall> & Pick<typeof ownerEvents, OwnerCall>> = {
  'POST /events/draft': async (ctx) => {
    const { id, stored } = await ctx.db.transaction().execute(async (tx) => {
      const eventId = await createDraft(tx, ctx.body ?? {}, ctx)
      return { id: eventId, stored: await storedDraft(tx, eventId) }
    })
    return { id, draft: presentDraft(ctx, { eventId: id, stored, previousStart: null }) }
  },
  'POST /owner/events': async (ctx) => ({ id: await ctx.db.transaction().execute((tx) => createDraft(tx, ctx.body ?? {}, ctx)) }),
  'GET /events/:id/draft': (ctx) => readDraft(ctx),
  'PATCH /events/:id/draft': async (ctx) => {
    const eventId = ctx.params.id
    return ctx.db.transaction().execute(async (tx) => {
      const event = await lockToSave(tx, { eventId, actor: ctx.actor })
      const stored = await saveDraft(tx, event, ctx.body, ctx)
      return presentDraft(ctx, { eventId, stored, previousStart: publicStart(event) })
    })
  },
  'GET /owner/events/participation-format/:format': (ctx) => ownEvents(ctx),
}

const publicStart = ({ status, date_start }: OwnEvent): Date | null => (status === 'draft' ? null : date_start)

type Presented = { eventId: number; stored: StoredDraft; previousStart: Date | null }

const presentDraft = ({ caller, now }: LifeCtx, { eventId, stored, previousStart }: Presented): EventDraft => {
  const { document, version, section, updatedAt } = stored
  const faults = faultsOf(document, { now, previousStart })
  return {
    eventId,
    data: document,
    version,
    section,
    errors: sectionErrors(faults, caller.locale),
    states: sectionStates(document, faults),
    updatedAt: updatedAt.toISOString(),
  }
}

const readDraft = async (ctx: Ctx<'GET /events/:id/draft'>) => {
  const { db, actor, caller, params } = ctx
  const event = await ownEvent(db, { eventId: params.id, actor })
  const stored = await storedDraft(db, event.id)
  const [linked, life] = await Promise.all([linkedOf(db, stored.document, caller.locale), lifeOf(ctx, { event, stored })])
  return { ...presentDraft(ctx, { eventId: event.id, stored, previousStart: publicStart(event) }), linked, life }
}

type LifeRow = {
  moderation_comment: string | null
  reason: Reason | null
  is_waiting: boolean
  waiting: StoredDraft['document'] | null
  count: number
  later: number
}

/** The reason stands in for a comment. Indexes: primary keys, moderation_decisions_subject. */
const lifeOf = async (ctx: Ctx<'GET /events/:id/draft'>, { event, stored }: { event: OwnEvent; stored: StoredDraft }) => {
  const { db, caller } = ctx
  const { id, status, moderation } = event
  const { rows } = await sql<LifeRow>`
    select case when r.moderation = 'declined' then r.moderation_comment else v.moderation_comment end as moderation_comment,
      (select d.reason from moderation_decisions d where d.queue = ${eventQueue.name} and d.subject_id = v.id and d.decision = 'declined'
        and d.decided_at = r.decided_at and d.undone_at is null and r.moderation = 'declined') as reason,
      coalesce(r.moderation = 'wait' and r.approved_data is not null, false) as is_waiting,
      case when r.moderation = 'wait' then r.data end as waiting, coalesce(s.online_taken + s.offline_taken, 0) as count,
      ${countLater('v', ctx)} as later
    from events v left join event_reviews r on r.event_id = v.id left join event_seats s on s.event_id = v.id where v.id = ${id}`.execute(db)
  const [row] = rows
  const reason = row?.reason ? dictionaries[caller.locale].moderation.reasons[row.reason] : null
  const sent = status === 'draft' ? null : (row?.waiting ?? (await documentOf(db, id)))
  return {
    status,
    moderation,
    moderationComment: row?.moderation_comment ?? reason,
    moderationReason: reason,
    isChangeWaiting: row?.is_waiting ?? false,
    hasUnsent: sent === null || isChanged({ ...stored.document, ...sent }, stored.document),
    participantsCount: row?.count ?? 0,
    laterCount: row?.later ?? 0,
  }
}

/** Own events of one participation format, the latest first. Indexes: event_owners_user, the primary key of events. */
const ownEvents = async ({ db, actor, params, query }: Ctx<'GET /owner/events/participation-format/:format'>) => {
  const slice = sliceOf(query, actor)
  const found = db
    .selectFrom('event_owners as o')
    .innerJoin('events as e', 'e.id', 'o.event_id')
    .where('o.user_id', '=', actor.id)
    .where('e.deleted_at', 'is', null)
    .where('e.participation_format', '=', params.format)
    .$if(Boolean(query.search), (events) => events.where(sql<boolean>`position(lower(${query.search ?? ''}) in lower(e.name)) > 0`))
  const columns = ['e.id', 'e.name', 'e.status', 'e.date_start', 'e.updated_at'] as const
  const [rows, total] = await Promise.all([
    found.select(columns).orderBy('e.updated_at', 'desc').orderBy('e.id', 'desc').limit(slice.limit).offset(slice.offset).execute(),
    found.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow(),
  ])
  const items = rows.map(({ id, name, status, date_start, updated_at }) => ({
    ...{ id, name, status },
    dateStart: date_start?.toISOString() ?? null,
    updatedAt: updated_at.toISOString(),
  }))
  return pageOf(items, total.count, query, slice)
}

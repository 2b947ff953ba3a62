import type { OwnerEvent } from '../../../contract/cabinet/events.ts'
import type { EventCard } from '../../../contract/events/events.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { Resources } from '../../kernel/resources.ts'
import { type DraftRow, draftCardsOf } from '../events/cards.ts'
import { presentEvents } from '../events/expand.ts'
import { canManage } from '../events/rules.ts'
import type { EventRow } from '../events/store.ts'
import { type OwnerFacts, ownerFacts } from './store.ts'

export type CabinetCtx = Pick<Resources, 'db' | 'cacheValue'> & { actor: Actor; caller: Caller; now: Date }

/** Own events as rows of the cabinet, in the order of the ids. */
export const presentOwn = async (ctx: CabinetCtx, ids: readonly number[], expand: readonly string[] = []): Promise<OwnerEvent[]> => {
  const { db, actor, caller, now } = ctx
  const [rows, facts] = await Promise.all([draftCardsOf(db, ids, { userId: actor.id, locale: caller.locale }), ownerFacts(db, ids, { actor, now })])
  const cards = await presentEvents(ctx, rows.map(withStandIns), { actor, now, expand: new Set([...expand, 'selfPermission']) })
  return rows.flatMap((row, index) => {
    const [card, own] = [cards[index], facts.get(row.id)]
    // an event deleted between the statements is absent
    return card && own ? [presentOne(row, card, canManage(withStandIns(row), actor) ? own : { ...own, ...notManaged })] : []
  })
}

/** A series may have public events of other organizers. */
const notManaged = { moderation_comment: null, change_moderation: null, change_comment: null, waiting: 0, later: 0 } satisfies Partial<OwnerFacts>

const hourMs = 3_600_000

/** Cards have a type and dates; the reply lacks those that the draft lacks. */
const withStandIns = (row: DraftRow): EventRow => {
  const start = row.date_start ?? new Date((row.date_end ?? row.created_at).getTime() - hourMs)
  return { ...row, type_id: row.type_id ?? 0, date_start: start, date_end: row.date_end ?? new Date(start.getTime() + hourMs) }
}

const presentOne = (row: DraftRow, { type, ...card }: EventCard, own: OwnerFacts): OwnerEvent => ({
  ...card,
  ...(type && row.type_id !== null && { type }),
  typeId: row.type_id,
  dateStart: row.date_start && card.dateStart,
  dateEnd: row.date_end && card.dateEnd,
  registrationDateEnd: (row.registration_date_end ?? row.date_end) && card.registrationDateEnd,
  timeline: row.date_start && row.date_end && card.timeline,
  moderationComment: own.moderation_comment,
  states: own.states,
  change: own.change_moderation && { moderation: own.change_moderation, comment: own.change_comment },
  isChangeWaiting: own.change_moderation === 'wait',
  counts: { participants: card.participantsCount, waiting: own.waiting },
  series: seriesOf(row, own),
  selfPermission: permissionOf(card),
})

const permissionOf = ({ id, selfPermission }: EventCard): OwnerEvent['selfPermission'] => {
  if (!selfPermission) throw new Error(`the card of the event ${id} has no permissions`)
  return selfPermission
}

/** An event leads a series if others are chained to it, or if the series has an address. */
const seriesOf = ({ id }: DraftRow, { master_id, master_name, series_url, members, later }: OwnerFacts): OwnerEvent['series'] =>
  master_id === null || (master_id === id && members === 0 && series_url === null)
    ? null
    : { masterEventId: master_id, name: master_name ?? '', url: series_url, eventsCount: members + 1, laterCount: later }

import { z } from 'zod'
import { eventCard, eventExpansions, moderations, sorts } from '../events/events.ts'
import { participationFormats } from '../events/filters.ts'
import { calls } from '../kit.ts'
import { cabinetStates } from '../organizing/limits.ts'
import { theme } from '../reference/reference.ts'
import { expand, id, instant, itemsOf, line, listOf, pageOf, paging, queryCatalogId, queryId } from '../shapes.ts'
import { cabinetPageSizes } from './limits.ts'

/** Own events: the events that the user organizes, by state. */

const state = z.enum(cabinetStates)
export type CabinetState = z.output<typeof state>

/** The card of an own event. A draft may lack its type and dates. */
export const ownerEvent = eventCard.extend({
  typeId: id.nullable(),
  dateStart: instant.nullable(),
  dateEnd: instant.nullable(),
  registrationDateEnd: instant.nullable(),
  timeline: eventCard.shape.timeline.nullable(),
  moderationComment: z.string().nullable(),
  /** Every state of the cabinet that the event has; they overlap. */
  states: z.array(state),
  /** A changed version of an approved event that waits for staff, or that they declined. The approved version stays public. */
  change: z.object({ moderation: z.enum(moderations).exclude(['approved']), comment: z.string().nullable() }).nullable(),
  /** True while a changed version waits for staff. */
  isChangeWaiting: z.boolean(),
  counts: z.object({ participants: z.int(), waiting: z.int() }),
  /** The series that the event leads or belongs to. */
  series: z
    .object({
      ...{ masterEventId: id, name: z.string(), url: z.string().nullable(), eventsCount: z.int() },
      /** Later events of the series that the user may cancel together with this one. */
      laterCount: z.int(),
    })
    .nullable(),
  selfPermission: eventCard.shape.selfPermission.unwrap(),
})
export type OwnerEvent = z.output<typeof ownerEvent>

export const ownerEventsQuery = z.object({
  state: state.optional(),
  search: line(200).optional(),
  themeIds: listOf(queryCatalogId).optional(),
  sort: z.enum(sorts).default('date'),
  organizationId: queryId.optional(),
  participationFormat: z.enum(participationFormats).optional(),
  groupId: queryId.optional(),
  expand: expand(eventExpansions),
  ...paging(cabinetPageSizes.ownerEvents),
})
export type OwnerEventsQuery = z.output<typeof ownerEventsQuery>

const counters = z.object({ total: z.int(), ...Object.fromEntries(cabinetStates.map((name) => [name, z.int()])) } as { total: z.ZodInt } & Record<
  CabinetState,
  z.ZodInt
>)

export const cabinetEvents = calls({
  'GET /owner/events': {
    summary: 'Lists own events, drafts included, by state',
    access: 'signedIn',
    query: ownerEventsQuery,
    reply: pageOf(ownerEvent),
  },
  'GET /owner/events/states': {
    summary: 'Lists the states of own events with their counts; an event may have several',
    access: 'signedIn',
    reply: itemsOf(z.object({ state, title: z.string(), count: z.int() })),
  },
  'GET /owner/events/counters': { summary: 'Counts own events by state', access: 'signedIn', reply: counters },
  'GET /owner/events/themes': { summary: 'Lists the themes of own events', access: 'signedIn', reply: itemsOf(theme) },
  'GET /owner/events/sorts': {
    summary: 'Lists the orders of own events',
    access: 'signedIn',
    reply: itemsOf(z.object({ sort: z.enum(sorts), title: z.string() })),
  },
  'GET /owner/events/:id/list-item': {
    summary: 'Returns one row of the list of own events',
    access: 'signedIn',
    query: z.object({ expand: expand(eventExpansions) }),
    reply: ownerEvent,
    refusals: ['notFound', 'forbidden'],
  },
})

import { z } from 'zod'
import { calls } from '../kit.ts'
import { pageSizes } from '../limits.ts'
import { city, compilation, eventType, theme } from '../reference/reference.ts'
import { expand, geo, id, instant, itemsOf, pageOf, paging, queryCatalogId, upload } from '../shapes.ts'
import { eventDetails } from './details.ts'
import { eventFilters, formats, participationFormats } from './filters.ts'
import { viewSources } from './limits.ts'

/** Events: catalogue, page, compilations, similar events, calendar. */

export const accesses = ['open', 'approval-required', 'close'] as const
export const eventStatuses = ['draft', 'published', 'unpublished', 'canceled'] as const
export const moderations = ['approved', 'wait', 'declined'] as const
export const sorts = ['weight', 'popularity', 'date'] as const
export const timelines = ['beforeRequestAvailable', 'beforeStart', 'started', 'finished'] as const
export const participantStates = ['approved', 'wait', 'declined', 'noRequest'] as const

export const eventExpansions = [
  'themes',
  'type',
  'place',
  'space',
  'userParticipant',
  'organizers',
  'partners',
  'documents',
  'photo',
  'city',
  'address',
  'similar',
  'media',
  'participants',
  'speakers',
  'hosts',
  'schedules',
  'owners',
  'selfPermission',
  'networkProposals',
] as const

const person = z.object({ userId: id.nullable(), name: z.string(), position: z.string().nullable(), photo: z.string().nullable() })
const participant = z.object({
  id,
  eventId: id,
  user_id: id,
  state: z.enum(participantStates),
  /** True when the participant waits for a free seat, not for a decision. */
  waitingForSeat: z.boolean(),
  /** Position in the waiting list; 1 is next. */
  queuePosition: z.int().nullable(),
  role: z.string(),
  format: z.enum(['online', 'offline']),
  spaceId: id.nullable(),
  quizAnswerId: id.nullable(),
  teamId: id.nullable(),
  attended: z.boolean(),
  attendedAt: instant.nullable(),
  onlineCompleted: z.boolean(),
  comment: z.string().nullable(),
  createdAt: instant,
})
export const eventParticipant = participant
export type EventParticipant = z.output<typeof participant>

const seats = z.object({
  /** All seats; null is no limit. */
  limit: z.int().nullable(),
  /** Free seats; null is no limit. */
  free: z.int().nullable(),
})

const eventBase = z.object({
  id,
  name: z.string(),
  access: z.enum(accesses),
  format: z.enum(formats),
  onlineWithSpace: z.boolean(),
  participation_format: z.enum(participationFormats),
  typeId: id,
  info: z.string(),
  /** Ids, or whole themes with expand=themes. */
  themes: z.array(z.union([id, theme])),
  live: z.array(z.object({ url: z.string(), title: z.string() })),
  hasLive: z.boolean(),
  livePublic: z.boolean(),
  dateStart: instant,
  dateEnd: instant,
  registrationDateStart: instant.nullable(),
  registrationDateEnd: instant,
  timezone: z.string(),
  timezoneName: z.string(),
  timeline: z.enum(timelines),
  registrationOpen: z.boolean(),
  expectedParticipantCount: z.int().nullable(),
  participantLimit: z.int().nullable(),
  participantsCount: z.int(),
  seats: z.object({ all: seats, online: seats, offline: seats }),
  networking: z.object({ broadcast: z.boolean(), spaceIds: z.array(id) }).nullable(),
  cityId: id.nullable(),
  spaceId: id.nullable(),
  placeId: id.nullable(),
  mediaAccreditation: z.boolean(),
  quizId: id.nullable(),
  teamSizeMin: z.int(),
  teamSizeMax: z.int(),
  status: z.enum(eventStatuses),
  moderation: z.enum(moderations).nullable(),
  cancelReason: z.string().nullable(),
  needStartNotification: z.boolean(),
  needFeedback: z.boolean(),
  certificate: z.boolean(),
  chainedEvents: z.array(id),
  masterEventId: id.nullable(),
  apIdentifier: z.string().nullable(),
  ecpRequired: z.boolean(),
  isContest: z.boolean(),
  tag: z.string().nullable(),
  weight: z.int(),
  popularity: z.int(),
  organizationId: id.nullable(),
  isFavorite: z.boolean(),
  stat: z.object({ views: z.int() }),
  createdAt: instant,
  updatedAt: instant,
})

const address = z.object({ title: z.string(), city: city.nullable(), cityId: id.nullable(), geo: geo.nullable(), timezone: z.string() })

export const eventCard = eventBase.extend({
  type: eventType.optional(),
  city: city.nullable().optional(),
  place: z.object({ id: id.nullable(), name: z.string(), address: z.string(), cityId: id.nullable() }).nullable().optional(),
  space: z
    .object({ spaceId: id, name: z.string(), hallIds: z.array(id), halls: z.array(z.string()), reservationId: id.nullable() })
    .nullable()
    .optional(),
  address: address.nullable().optional(),
  photo: upload.nullable().optional(),
  userParticipant: participant.nullable().optional(),
  organizers: z.array(z.object({ type: z.enum(['user', 'organization']), id, name: z.string(), logo: z.string().nullable() })).optional(),
  partners: z
    .array(z.object({ name: z.string(), logo: z.string().nullable(), url: z.string().nullable(), organizationId: id.nullable() }))
    .optional(),
  documents: z.array(upload).optional(),
  media: z.array(z.object({ photo: z.string().nullable(), video: z.string().nullable(), links: z.array(z.string()) })).optional(),
  participants: z.array(z.object({ userId: id, name: z.string(), photo: z.string().nullable() })).optional(),
  speakers: z.array(person).optional(),
  hosts: z.array(person).optional(),
  schedules: z
    .array(
      z.object({
        name: z.string(),
        speaker: z.string().nullable(),
        description: z.string().nullable(),
        hall: z.string().nullable(),
        dateStart: instant,
        dateEnd: instant.nullable(),
      }),
    )
    .optional(),
  owners: z.array(id).optional(),
  selfPermission: z
    .object({
      canEdit: z.boolean(),
      canPublish: z.boolean(),
      canCancel: z.boolean(),
      canDelete: z.boolean(),
      canSeeParticipants: z.boolean(),
      canScore: z.boolean(),
    })
    .optional(),
  networkProposals: z.array(z.object({ id, spaceId: id, name: z.string(), status: z.enum(moderations) })).optional(),
})
export type EventCard = z.output<typeof eventCard>

/** A single event has more fields than a list card. */
export const event = eventCard.extend({
  similar: z.array(eventCard).optional(),
  /** With expand=participants, for signed-in users: the participants they follow, without those who hide their events. */
  followed: z.object({ count: z.int(), people: z.array(z.object({ userId: id, name: z.string(), photo: z.string().nullable() })) }).optional(),
  ...eventDetails,
})
export type Event = z.output<typeof event>

const listQuery = (size: number, sort: (typeof sorts)[number]) =>
  z.object({ ...eventFilters, sort: z.enum(sorts).default(sort), expand: expand(eventExpansions), ...paging(size) })

export const eventListQuery = listQuery(pageSizes.events, 'date')
export type EventListQuery = z.output<typeof eventListQuery>
export type EventFilters = Partial<z.input<typeof eventListQuery>>

const counted = z.object({ id, name: z.string(), count: z.int() })

export const events = calls({
  'GET /events': { summary: 'Lists public events', access: 'anyone', shared: ['events'], query: eventListQuery, reply: pageOf(eventCard) },
  'GET /events/search': {
    summary: 'Lists public events by weight, nine a page',
    access: 'anyone',
    shared: ['events'],
    query: listQuery(pageSizes.search, 'weight'),
    reply: pageOf(eventCard),
  },
  'GET /events/compilations': {
    summary: 'Lists the compilations of the filter bar',
    access: 'anyone',
    shared: ['events'],
    isSameForAll: true,
    query: z.object({ cityId: queryCatalogId.optional() }),
    reply: itemsOf(compilation),
  },
  'GET /compilations': {
    summary: 'Lists compilations of events',
    access: 'anyone',
    shared: ['events'],
    query: z.object({ typeId: queryCatalogId.optional(), cityId: queryCatalogId.optional(), ...paging(pageSizes.events) }),
    reply: pageOf(compilation),
  },
  'GET /events/filters': {
    summary: 'Returns the options of the filter bar: places, themes and types with upcoming public events',
    access: 'anyone',
    shared: ['events', 'reference'],
    isSameForAll: true,
    reply: z.object({
      cities: z.array(counted),
      themes: z.array(counted),
      places: z.array(counted.extend({ cityId: id })),
      types: z.array(counted),
      compilations: z.array(z.object({ id, name: z.string() })),
      tags: z.array(z.string()),
    }),
  },
  'GET /events/calendar': {
    summary: 'Returns a filtered list as iCalendar, including cancelled events, 500 at most',
    access: 'anyone',
    shared: ['events'],
    query: z.object(eventFilters),
    reply: { mediaType: 'text/calendar' },
  },
  'GET /events/:id': {
    summary: 'Returns an event',
    access: 'anyone',
    shared: ['events'],
    query: z.object({ expand: expand(eventExpansions) }),
    reply: event,
    refusals: ['notFound', 'inModeration', 'inModerationForOrganizer'],
  },
  'GET /events/:id/ap-stats': {
    summary: 'Lists the top participants of the acceleration programme of an event',
    access: 'anyone',
    shared: ['events'],
    query: z.object(paging(pageSizes.topParticipants)),
    reply: pageOf(
      z.object({ userId: id, user: z.object({ id, name: z.string(), photo: z.string().nullable() }), eventsCount: z.int(), position: z.int() }),
    ),
    refusals: ['notFound', 'inModeration', 'inModerationForOrganizer'],
  },
  'GET /events/:id/calendar': {
    summary: 'Returns an event as iCalendar',
    access: 'anyone',
    shared: ['events'],
    reply: { mediaType: 'text/calendar' },
    refusals: ['notFound', 'inModeration', 'inModerationForOrganizer'],
  },
  'POST /events/:id/views': {
    summary: 'Counts a view of the event page, by the kind of page that the visitor comes from',
    access: 'anyone',
    body: z.strictObject({ source: z.enum(viewSources).optional() }).optional(),
    reply: z.object({ ok: z.literal(true) }),
    refusals: ['notFound'],
    limit: 'reports',
  },
  'GET /data/main': {
    summary: 'Returns the home page data of a city',
    access: 'anyone',
    shared: ['events'],
    query: z.object({ cityId: queryCatalogId.optional() }),
    reply: z.object({
      localEvents: z.array(eventCard),
      contests: z.array(eventCard),
      online: z.array(eventCard),
      metrics: z.object({ users: z.int(), events: z.int(), spaces: z.int(), organizations: z.int() }),
      partners: z.array(z.object({ id, name: z.string(), logo: z.string().nullable() })),
    }),
  },
  'GET /data/widget-metrics': {
    summary: 'Returns the totals of the home page',
    access: 'anyone',
    shared: ['events'],
    isSameForAll: true,
    reply: z.object({ users: z.int(), events: z.int(), spaces: z.int(), organizations: z.int() }),
  },
  'GET /data/spaces': {
    summary: 'Lists the active spaces of a city',
    access: 'anyone',
    shared: ['events'],
    isSameForAll: true,
    query: z.object({ cityId: queryCatalogId.optional() }),
    reply: itemsOf(
      z.object({ id, name: z.string(), placeId: id, cityId: id, address: z.string(), isActive: z.boolean(), coworkingCapacity: z.int() }),
    ),
  },
})

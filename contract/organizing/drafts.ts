import { z } from 'zod'
import { event, eventExpansions } from '../events/events.ts'
import { calls } from '../kit.ts'
import { expand, id, instant, line, sentBack, upload } from '../shapes.ts'
import { draftChange } from './fields.ts'
import { draftBytes, moderationAnswerLength, wizardSections } from './limits.ts'

/** Drafts of events: the working copy that the wizard saves, and its publication. */

const section = z.enum(wizardSections)
const named = z.object({ id, name: z.string() })

/** The state of a section: `problem` has a wrong value, `partial` lacks required ones. */
export const sectionStates = ['empty', 'partial', 'complete', 'problem'] as const

const state = z.enum(sectionStates)

const states = z.object({
  main: state,
  place: state,
  dateAndTime: state,
  broadcast: state,
  access: state,
  questions: state,
  extended: state,
  contacts: state,
  partners: state,
  schedule: state,
  equipment: state,
  survey: state,
  personalisation: state,
  materials: state,
  promotion: state,
  eventSeries: state,
})

const eventDraft = z.object({
  eventId: id,
  /** The fields of the event; those that were never set have their defaults. */
  data: z.record(z.string(), z.unknown()),
  /** Grows with each save. A save that names it is refused if another user has changed the same field since (409). */
  version: z.int(),
  /** The section that was saved last. */
  section: section.nullable(),
  /** Section → field → texts: what publication would refuse. */
  errors: z.partialRecord(section, z.record(z.string(), z.array(z.string()))),
  states,
  updatedAt: instant,
})
export type EventDraft = z.output<typeof eventDraft>

/** Names and files of the ids in a draft, so that a form can show them. */
const linked = z.object({
  users: z.array(named.extend({ photo: z.string().nullable() })),
  organizations: z.array(named),
  spaces: z.array(named.extend({ halls: z.array(named.extend({ capacity: z.int() })) })),
  cities: z.array(named.extend({ timezone: z.string() })),
  events: z.array(named),
  quizzes: z.array(named),
  uploads: z.array(upload),
})

/** The state of the event beside its draft. */
const life = event.pick({ status: true, moderation: true }).extend({
  moderationComment: z.string().nullable(),
  /** The reason of the decision in words; it also stands in for a missing comment. */
  moderationReason: z.string().nullable(),
  /** True while a change of an approved event waits for staff. */
  isChangeWaiting: z.boolean(),
  /** True if the draft differs from the version that is public or waits. */
  hasUnsent: z.boolean(),
  participantsCount: z.int(),
  /** Later events of its series that the user may cancel together with it. */
  laterCount: z.int(),
})

/** An event whose draft may still lack its type and dates. */
const previewedEvent = event.extend({
  typeId: id.nullable(),
  dateStart: instant.nullable(),
  dateEnd: instant.nullable(),
  registrationDateEnd: instant.nullable(),
})
export type PreviewedEvent = z.output<typeof previewedEvent>

/** `version` and `section` are the wizard's: without a version the last write wins. */
const save = sentBack(event, draftChange.extend({ version: z.int().min(1).optional(), section: section.optional() }))

export const eventDrafts = calls({
  'POST /events': {
    summary: 'Creates an event and submits it to moderation; the same rules as publication',
    access: 'signedIn',
    limit: 'organizing',
    bodyBytes: draftBytes,
    body: sentBack(event, draftChange),
    reply: event,
    refusals: ['eventIncomplete', 'forbidden'],
  },
  'POST /events/draft': {
    summary: 'Creates a draft of an event; every field may be missing',
    access: 'signedIn',
    bodyBytes: draftBytes,
    limit: 'organizing',
    body: sentBack(event, draftChange).optional(),
    reply: z.object({ id, draft: eventDraft }),
  },
  'GET /events/:id/draft': {
    summary: 'Returns the draft of an event, for its organizers and staff',
    access: 'signedIn',
    reply: eventDraft.extend({ linked, life }),
    refusals: ['notFound', 'forbidden'],
  },
  'PATCH /events/:id/draft': {
    summary: 'Saves fields of a draft; with `version`, a field that another user has changed since is refused with both values',
    access: 'signedIn',
    bodyBytes: draftBytes,
    body: save,
    reply: eventDraft,
    refusals: ['notFound', 'forbidden', 'eventCanceled', 'draftChanged', 'mainEventOfSeries'],
  },
  'GET /events/:id/preview': {
    summary: 'Returns an event as publication of its draft would show it; what the draft lacks is null',
    access: 'signedIn',
    query: z.object({ expand: expand(eventExpansions) }),
    reply: previewedEvent,
    refusals: ['notFound', 'forbidden'],
  },
  'POST /events/:id/draft/publish': {
    summary: 'Publishes a draft: a new event, and a change of name, dates, place or access, wait for staff',
    access: 'signedIn',
    body: z.strictObject({ answer: line(moderationAnswerLength).optional() }).optional(),
    reply: event,
    refusals: ['notFound', 'forbidden', 'eventCanceled', 'eventIncomplete', 'mainEventOfSeries'],
  },
})

import { z } from 'zod'
import { accesses } from '../events/events.ts'
import { formats, participationFormats } from '../events/filters.ts'
import { richTextLength } from '../limits.ts'
import { locales } from '../locales.ts'
import { catalogId, id, instant, line, offset, sentRow, sentUpload, text, timezone } from '../shapes.ts'
import { ageMarks, draftCounts, draftLengths } from './limits.ts'

/**
 * The fields of an event as organizers send them (A173: the body is the event itself). A draft checks types and lengths
 * only; publication checks the rest, so that an unfinished field can be saved.
 */

const accessField = z
  .enum([...accesses, 'private'])
  .transform((access) => (access === 'private' ? 'close' : access))
  .pipe(z.enum(accesses))

/** Inside an object a missing value means none. */
const optionalLine = (max: number) =>
  line(max)
    .nullish()
    .transform((value) => value || null)
const optionalText = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value || null)

/** At the top level a missing field keeps its value, so that undefined must not become null. */
const emptyLine = (max: number) =>
  line(max)
    .nullable()
    .transform((value) => value || null)
const emptyText = (max: number) =>
  text(max)
    .nullable()
    .transform((value) => value || null)
const limit = z.int().min(1).max(1_000_000).nullable()

const person = z.object({ userId: id.nullish().transform((value) => value ?? null), name: line(draftLengths.personName) })

const schedule = z.object({
  name: line(draftLengths.scheduleName),
  speaker: optionalLine(draftLengths.scheduleSpeaker),
  description: optionalText(draftLengths.scheduleDescription),
  hall: optionalLine(draftLengths.scheduleHall),
  dateStart: instant.nullable(),
  dateEnd: instant.nullish().transform((value) => value ?? null),
})

const requirements = z.object({
  screen: z.boolean().default(false),
  catering: z.boolean().default(false),
  parking: z.boolean().default(false),
  microphones: z.int().min(0).max(1000).default(0),
  tables: z.int().min(0).max(10_000).default(0),
  chairs: z.int().min(0).max(100_000).default(0),
  broadcast: z.boolean().default(false),
  comment: optionalText(draftLengths.requirementsComment),
})

/** Without defaults: a missing request among the requirements keeps its value. */
const promotionRequests = z.object({
  proposeToMain: z.boolean(),
  requestCityDigest: z.boolean(),
  requestInfoMailing: z.boolean(),
  addToContest: z.boolean(),
})

const promotion = z.object({
  proposeToMain: promotionRequests.shape.proposeToMain.default(false),
  requestCityDigest: promotionRequests.shape.requestCityDigest.default(false),
  requestInfoMailing: promotionRequests.shape.requestInfoMailing.default(false),
  addToContest: promotionRequests.shape.addToContest.default(false),
})

/** Every field of a draft, complete. The stored document has these keys. */
export const draftFields = z.object({
  name: line(draftLengths.name),
  typeId: catalogId.nullable(),
  participation_format: z.enum(participationFormats),
  themes: z.array(sentRow).max(draftCounts.themes),
  photo: sentUpload.nullable(),
  info: z.string().max(richTextLength),
  tag: emptyLine(draftLengths.tag),
  format: z.enum(formats),
  onlineWithSpace: z.boolean(),
  space: z.object({ spaceId: id, hallIds: z.array(id).max(draftCounts.halls).default([]) }).nullable(),
  place: z.object({ name: line(draftLengths.placeName), address: line(draftLengths.placeAddress), cityId: catalogId.nullable() }).nullable(),
  networking: z.object({ broadcast: z.boolean().default(false), spaceIds: z.array(id).max(draftCounts.networkSpaces) }).nullable(),
  dateStart: instant.nullable(),
  dateEnd: instant.nullable(),
  timezoneName: timezone,
  registrationDateStart: instant.nullable(),
  registrationDateEnd: instant.nullable(),
  /** The switch of the section broadcast; with it a link is required (A046). */
  broadcast: z.boolean(),
  live: z.array(z.object({ url: line(draftLengths.url), title: line(draftLengths.linkTitle).default('') })).max(draftCounts.live),
  livePublic: z.boolean(),
  access: accessField,
  expectedParticipantCount: limit,
  participantLimit: limit,
  onlineLimit: limit,
  offlineLimit: limit,
  /** Null is for events without an age mark. */
  ageFrom: z.literal(ageMarks).nullable(),
  /** Empty where the organizer does not name them. */
  languages: z.array(z.enum(locales)).max(locales.length),
  mediaAccreditation: z.boolean(),
  ecpRequired: z.boolean(),
  quizId: id.nullable(),
  teamSizeMin: z.int().min(1).max(1000),
  teamSizeMax: z.int().min(1).max(1000),
  certificate: z.boolean(),
  certificateText: emptyText(draftLengths.certificateText),
  certificateBg: sentUpload.nullable(),
  certificateDisplayQr: z.boolean(),
  needFeedback: z.boolean(),
  needStartNotification: z.boolean(),
  apIdentifier: emptyLine(draftLengths.apIdentifier),
  organizers: z.array(z.object({ type: z.enum(['user', 'organization']), id })).max(draftCounts.organizers),
  organizationId: id.nullable(),
  contacts: z
    .array(
      z.object({
        name: line(draftLengths.contactName),
        phone: optionalLine(draftLengths.contactPhone),
        email: optionalLine(draftLengths.contactEmail),
        telegram: optionalLine(draftLengths.contactTelegram),
      }),
    )
    .max(draftCounts.contacts),
  /** Users who may manage the event. A change is in force at once, without publication. */
  owners: z.array(id).min(1).max(draftCounts.owners),
  hosts: z.array(person).max(draftCounts.people),
  speakers: z.array(person.extend({ position: optionalLine(draftLengths.personPosition) })).max(draftCounts.people),
  experts: z.array(z.object({ id })).max(draftCounts.people),
  partners: z
    .array(
      z.object({
        name: line(draftLengths.partnerName),
        url: optionalLine(draftLengths.url),
        logo: sentUpload.nullish().transform((value) => value ?? null),
        organizationId: id.nullish().transform((value) => value ?? null),
      }),
    )
    .max(draftCounts.partners),
  schedules: z.array(schedule).max(draftCounts.schedules),
  requirements,
  surveyQuizId: id.nullable(),
  personalisation: z.object({
    /** A picture above the page of the event, instead of its photo. */
    cover: sentUpload.nullish().transform((value) => value ?? null),
    /** The number of the palette of a generated cover (`contract/palettes.ts`). */
    color: z
      .int()
      .min(0)
      .max(100)
      .nullish()
      .transform((value) => value ?? null),
    /** Own words beside the registration. */
    contactInfo: optionalText(draftLengths.personalText),
    /** Own words in the emails to participants. */
    letterText: optionalText(draftLengths.personalText),
  }),
  documents: z.array(sentUpload).max(draftCounts.files),
  /** Files for approved participants only. */
  materials: z.array(sentUpload).max(draftCounts.files),
  promotion,
  masterEventId: id.nullable(),
})
/** A stored draft: input fields after parsing. */
export type EventDocument = z.output<typeof draftFields>

/** Other spellings of the same fields (A008, A009), and requests for promotion as part of the requirements (Event.promotion). */
const alsoAccepted = z.object({
  participationFormat: z.enum(participationFormats),
  timezone: z.union([offset, timezone]),
  requirements: requirements.extend(promotionRequests.partial().shape),
})

/** Fields of a change; each may be missing. */
export const draftChange = z.strictObject({ ...draftFields.partial().shape, ...alsoAccepted.partial().shape })
export type DraftChange = z.output<typeof draftChange>

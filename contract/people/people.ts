import { z } from 'zod'
import { ownPhone } from '../accounts/credentials.ts'
import { personName } from '../accounts/sign-in.ts'
import { eventCard } from '../events/events.ts'
import { calls } from '../kit.ts'
import { bannerBytes, pageSizes, uploadBytes } from '../limits.ts'
import { locales } from '../locales.ts'
import { theme } from '../reference/reference.ts'
import {
  catalogId,
  date,
  expand,
  flag,
  id,
  instant,
  itemsOf,
  line,
  listOf,
  ok,
  pageOf,
  paging,
  queryCatalogId,
  queryId,
  sentBack,
  sentFile,
  sentRow,
  text,
  url,
} from '../shapes.ts'
import { fileRefusals } from '../uploads/uploads.ts'
import { profileRelations, resumeChange } from './profile.ts'

/** People: the catalogue, profiles and their visibility, contact access, following. */

export const contactAudiences = ['all', 'registered', 'granted', 'nobody'] as const

const visibility = z.object({
  /** The viewers of phone and email: everyone, signed-in users, users with consent, or none. */
  contacts: z.enum(contactAudiences),
  educations: z.boolean(),
  employments: z.boolean(),
  projects: z.boolean(),
  events: z.boolean(),
  resume: z.boolean(),
  socials: z.boolean(),
  /** Listed in the catalogue and in suggestions; the page is available by its link in both cases. */
  catalogue: z.boolean(),
})
export type ProfileVisibility = z.output<typeof visibility>

export const subscription = z.object({ subscribed: z.boolean(), subscribersCount: z.int() })
const social = z.object({ network: z.string(), url: z.string() })

/** Reasons for a match of two users: common interests, common events, the same city. */
const match = z.object({ themes: z.array(theme), events: z.int(), city: z.boolean() })

/** Only for the user themselves. */
const ownFields = {
  birthday: date.nullable(),
  gender: z.enum(['male', 'female']).nullable(),
  status: z.int(),
  mergedIntoId: id.nullable(),
  agreement: z.boolean(),
  personal_data_agreement: z.boolean(),
  roles: z.array(z.string()),
  blocked: z.boolean(),
  emailConfirmed: z.boolean(),
  locale: z.enum(locales),
}

export const user = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  father_name: z.string().nullable(),
  slug: z.string().nullable(),
  photo: z.string().nullable(),
  cover: z.string().nullable(),
  position: z.string().nullable(),
  about: z.string().nullable(),
  personalStatus: z.string().nullable(),
  isExpert: z.boolean(),
  address: z.object({ city_id: id.nullable(), city: z.string().nullable() }),
  subscription,
  createdAt: instant.nullable(),
  /** Listed in the catalogue; the page of an unlisted user is `noindex` for search engines. */
  isListed: z.boolean(),
  contactsVisible: z.boolean(),
  contactAccess: z.enum(['none', 'wait', 'approved', 'declined']),
  /** Permissions of the caller. */
  can: z.object({ edit: z.boolean(), requestContacts: z.boolean(), follow: z.boolean() }),
  /** Only for viewers who may see them. */
  email: z.string().nullable().optional(),
  phones: z.array(ownPhone).optional(),
  socials: z.array(social).optional(),
  match: match.optional(),
  ...z.object(ownFields).partial().shape,
  ...profileRelations.partial().shape,
})
export type User = z.output<typeof user>

type Expansion = keyof typeof profileRelations.shape
const userExpansions = Object.keys(profileRelations.shape) as [Expansion, ...Expansion[]]

/** The path parameter is an id or the slug of the user. */
const slug = z
  .string()
  .transform((word) => word.trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(3)
      .max(40)
      .regex(/^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/),
  )
export const idOrSlug = z.object({ id: z.union([queryId, slug]) })

const settableFields = z.strictObject({
  first_name: personName.optional(),
  last_name: personName.optional(),
  father_name: z.union([z.literal(''), personName]).nullish(),
  email: z.string().max(1280).nullish(),
  birthday: date.nullish(),
  gender: z.enum(['male', 'female']).nullish(),
  slug: z.union([z.literal(''), slug]).nullish(),
  address: z.object({ city_id: catalogId.nullable() }).optional(),
  about: text(2000).nullish(),
  socials: z
    .array(z.strictObject({ network: line(40).pipe(z.string().min(1)), url }))
    .max(30)
    .optional(),
  languages: z.array(sentRow).max(30).optional(),
  /** Interests; replaces the whole list. */
  themes: z.array(sentRow).max(100).optional(),
  resume: resumeChange.nullish(),
  agreement: z.boolean().optional(),
  personal_data_agreement: z.boolean().optional(),
})
const change = sentBack(user, settableFields)

const search = z.object({
  cityId: queryCatalogId.optional(),
  query: line(100).optional(),
  haveProject: flag.optional(),
  matchWithMe: flag.optional(),
  contactsVisible: flag.optional(),
  tagTypes: listOf(queryCatalogId).optional(),
  participateEvents: flag.optional(),
  themes: listOf(queryCatalogId).optional(),
  employmentGroups: listOf(queryCatalogId).optional(),
  statuses: listOf(queryCatalogId).optional(),
  expand: expand(userExpansions),
  ...paging(pageSizes.userSearch),
})
export type PeopleQuery = z.output<typeof search>

const contactAccess = z.object({
  id,
  userId: id,
  ownerId: id,
  eventId: id.nullable(),
  decision: z.enum(['approved', 'declined']).nullable(),
  notificationRecipientId: id.nullable(),
  askedAt: instant,
  decidedAt: instant.nullable(),
  /** The other side of the request; null once that account is deleted. */
  user: z.object({ id, name: z.string(), photo: z.string().nullable(), position: z.string().nullable() }).nullable(),
})
export type ContactAccess = z.output<typeof contactAccess>

/** A picture in the body, or the id of an earlier upload. */
const pictureChange = z.strictObject({ file: sentFile.optional(), uploadId: z.uuid().optional() })

export const people = calls({
  'GET /users/search': { summary: 'Lists users and experts; filters are combined with AND', access: 'anyone', query: search, reply: pageOf(user) },
  'GET /users/completion': {
    summary: 'Lists users whose name begins with q, ten at most, or those of the given ids, without contact details; with isExpert only experts',
    access: 'signedIn',
    query: z.object({ q: line(100).default(''), ids: listOf(queryId).optional(), isExpert: flag.optional() }),
    reply: itemsOf(z.object({ id, name: z.string(), photo: z.string().nullable(), position: z.string().nullable() })),
  },
  'GET /users/personal-status': {
    summary: 'Lists the personal statuses',
    access: 'signedIn',
    reply: itemsOf(z.object({ id, name: z.string() })),
  },
  'GET /users/:id': {
    summary: 'Returns a user by id or slug, without the blocks and contact details hidden from the caller',
    access: 'anyone',
    params: idOrSlug,
    query: z.object({ expand: expand(userExpansions) }),
    reply: user,
    refusals: ['notFound'],
  },
  'PUT /users/:id': {
    summary: 'Changes the given fields of the own profile; other fields of the GET reply are ignored',
    access: 'signedIn',
    body: change,
    reply: user,
    refusals: ['forbidden', 'slugTaken', 'birthdayFixed', 'tooYoung', 'cannotWithdrawHere', 'emailChangesElsewhere'],
  },
  'POST /users/:id/upload-photo': {
    summary: 'Sets the photo',
    access: 'signedIn',
    limit: 'uploads',
    takes: { as: 'multipart', maxBytes: uploadBytes },
    body: pictureChange,
    reply: z.object({ photo: z.string() }),
    refusals: ['forbidden', 'notFound', 'tooManyFiles', ...fileRefusals],
  },
  'POST /users/:id/upload-cover': {
    summary: 'Sets the cover, a picture at least 400 pixels wide',
    access: 'signedIn',
    limit: 'uploads',
    takes: { as: 'multipart', maxBytes: bannerBytes },
    body: pictureChange,
    reply: z.object({ cover: z.string() }),
    refusals: ['forbidden', 'notFound', 'tooManyFiles', ...fileRefusals],
  },
  'DELETE /users/:id/photo': { summary: 'Removes the own photo', access: 'signedIn', reply: ok, refusals: ['forbidden'] },
  'DELETE /users/:id/cover': { summary: 'Removes the own cover', access: 'signedIn', reply: ok, refusals: ['forbidden'] },
  'PUT /users/:id/personal-status': {
    summary: 'Sets the personal status by its id or name',
    access: 'signedIn',
    body: z.strictObject({ status: z.union([line(100), id.transform(String)]) }),
    reply: z.object({ status: z.string() }),
    refusals: ['forbidden', 'personalStatusUnknown'],
  },
  'DELETE /users/:id/personal-status': {
    summary: 'Removes the personal status',
    access: 'signedIn',
    query: z.object({ status: line(100).optional() }),
    reply: ok,
    refusals: ['forbidden'],
  },
  'GET /users/:id/verifications': {
    summary: 'Lists the verified parts of a profile; only the user sees the dates and the parental consent',
    access: 'signedIn',
    params: idOrSlug,
    reply: itemsOf(z.object({ type: z.enum(['phone', 'email', 'identity', 'parental-consent']), verified: z.boolean(), at: instant.nullable() })),
    refusals: ['notFound'],
  },
  'GET /users/:id/teams': {
    summary: 'Lists the teams of a user: type 0 is a project team, 1 an event team',
    access: 'anyone',
    params: idOrSlug,
    query: z.object({ type: z.enum(['0', '1']).optional(), ...paging(10) }),
    reply: pageOf(profileRelations.shape.teams.element),
    refusals: ['notFound'],
  },
  'GET /users/:id/last-activity': {
    summary: 'Lists upcoming or past public events that a user takes part in, organizes, speaks at or hosts',
    access: 'anyone',
    params: idOrSlug,
    query: z.object({ case: z.enum(['future', 'past']).default('future'), ...paging(pageSizes.activity) }),
    reply: pageOf(eventCard),
    refusals: ['notFound'],
  },
  'POST /participant/accesses/request-contact': {
    summary: 'Requests access to the phone and email of a user',
    access: 'signedIn',
    limit: 'approaches',
    body: z.strictObject({ userId: id }),
    reply: z.object({ status: z.enum(['wait', 'approved', 'declined']) }),
    refusals: ['notFound', 'forbidden', 'ownContacts', 'contactsRequested', 'minorProtected'],
  },
  'POST /participant/accesses/decision': {
    summary: 'Approves or declines a contact request, from the bell, the email or the page',
    access: 'signedIn',
    body: z.strictObject({ decision: z.enum(['approved', 'declined']), userId: id, notificationRecipientId: id }),
    reply: z.object({ decision: z.enum(['approved', 'declined']) }),
    refusals: ['contactsDecisionAccount', 'contactsDecided'],
  },
  'GET /participant/accesses': {
    summary: 'Lists contact requests to the caller (incoming) or of the caller (outgoing), the latest first',
    access: 'signedIn',
    query: z.object({
      direction: z.enum(['incoming', 'outgoing']).default('incoming'),
      decision: z.enum(['wait', 'approved', 'declined']).optional(),
      ...paging(10),
    }),
    reply: pageOf(contactAccess),
  },
  'PUT /participant/accesses/:userId': {
    summary: 'Grants contact access after a decline',
    access: 'signedIn',
    reply: z.object({ decision: z.literal('approved') }),
    refusals: ['notFound'],
  },
  'DELETE /participant/accesses/:userId': {
    summary: 'Revokes contact access',
    access: 'signedIn',
    reply: ok,
    refusals: ['notFound'],
  },
  'GET /user/profile-visibility': {
    summary: 'Returns the visibility settings of the own profile',
    access: 'signedIn',
    reply: visibility,
    aliases: ['GET /profile-visibility'],
  },
  'POST /user/profile-visibility': {
    summary: 'Changes the given visibility settings of the own profile',
    access: 'signedIn',
    body: z.strictObject({ settings: z.strictObject(visibility.partial().shape) }),
    reply: visibility,
    aliases: ['POST /profile-visibility'],
  },
  'GET /user/completeness': {
    summary: 'Returns the completeness of the own profile and the next step with the largest weight',
    access: 'signedIn',
    reply: z.object({
      percent: z.int().min(0).max(100),
      next: z.object({ key: z.string(), href: z.string() }).nullable(),
      done: z.array(z.string()),
    }),
  },
  'GET /user/statuses': { summary: 'Lists the account statuses', access: 'signedIn', reply: itemsOf(z.object({ id, name: z.string() })) },
  'GET /user/aps': {
    summary: 'Lists the acceleration programmes of events',
    access: 'signedIn',
    reply: itemsOf(z.object({ id, identifier: z.string(), name: z.string(), university: z.string().nullable() })),
  },
})

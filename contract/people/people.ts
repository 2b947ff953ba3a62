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
  queryId,
  sentBack,
  sentFile,
  sentRow,
  text,
  url,
} from '../shapes.ts'
import { fileRefusals } from '../uploads/uploads.ts'
import { profileRelations, resumeChange, team } from './profile.ts'

/** People: the catalogue, profiles and what they show to whom, contacts by consent, following. */

export const contactAudiences = ['all', 'registered', 'granted', 'nobody'] as const

const visibility = z.object({
  /** The viewers of phone and e-mail: everyone, signed-in users, users with consent, or none. */
  contacts: z.enum(contactAudiences),
  educations: z.boolean(),
  employments: z.boolean(),
  projects: z.boolean(),
  events: z.boolean(),
  resume: z.boolean(),
  socials: z.boolean(),
  /** Found in the catalogue and in suggestions; the page itself is open by its link either way. */
  catalogue: z.boolean(),
})
export type ProfileVisibility = z.output<typeof visibility>

export const subscription = z.object({ subscribed: z.boolean(), subscribersCount: z.int() })
const social = z.object({ network: z.string(), url: z.string() })

/** Why two people match: interests of both, evenings both were at, one city. */
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
  /** Found in the catalogue; search engines are asked to leave the page of who is not. */
  isListed: z.boolean(),
  contactsVisible: z.boolean(),
  contactAccess: z.enum(['none', 'wait', 'approved', 'declined']),
  /** What the caller may do here now. */
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

/** An address is an id or the slug of the user. */
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

const settable = z.strictObject({
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
  /** Interests: the whole list. */
  themes: z.array(sentRow).max(100).optional(),
  resume: resumeChange.nullish(),
  agreement: z.boolean().optional(),
  personal_data_agreement: z.boolean().optional(),
})
const change = sentBack(user, settable)

const catalogQueryId = queryId.pipe(catalogId)
const search = z.object({
  cityId: catalogQueryId.optional(),
  query: line(100).optional(),
  haveProject: flag.optional(),
  matchWithMe: flag.optional(),
  contactsVisible: flag.optional(),
  tagTypes: listOf(catalogQueryId).optional(),
  participateEvents: flag.optional(),
  themes: listOf(catalogQueryId).optional(),
  employmentGroups: listOf(catalogQueryId).optional(),
  statuses: listOf(catalogQueryId).optional(),
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

/** A picture that comes along, or one brought by an upload before. */
const pictureChange = z.strictObject({ file: sentFile.optional(), uploadId: z.uuid().optional() })

export const people = calls({
  'GET /users/search': { summary: 'People and experts; every filter narrows', access: 'anyone', query: search, reply: pageOf(user) },
  'GET /users/completion': {
    summary: 'People whose name begins with q, ten at most, without contacts',
    access: 'signedIn',
    query: z.object({ q: line(100).default('') }),
    reply: itemsOf(z.object({ id, name: z.string(), photo: z.string().nullable(), position: z.string().nullable() })),
  },
  'GET /users/personal-status': {
    summary: 'What a person may say he is open to',
    access: 'signedIn',
    reply: itemsOf(z.object({ id, name: z.string() })),
  },
  'GET /users/:id': {
    summary: 'A person by id or by the word of his address; blocks and contacts he does not show to the caller are absent',
    access: 'anyone',
    params: idOrSlug,
    query: z.object({ expand: expand(userExpansions) }),
    reply: user,
    refusals: ['notFound'],
  },
  'PUT /users/:id': {
    summary: 'Changes what is given of the own profile; what GET answers beside it is ignored',
    access: 'signedIn',
    body: change,
    reply: user,
    refusals: ['forbidden', 'slugTaken', 'birthdayFixed', 'tooYoung', 'cannotWithdrawHere', 'emailChangesElsewhere'],
  },
  'POST /users/:id/upload-photo': {
    summary: 'Makes a picture the photo',
    access: 'signedIn',
    limit: 'uploads',
    takes: { as: 'multipart', maxBytes: uploadBytes },
    body: pictureChange,
    reply: z.object({ photo: z.string() }),
    refusals: ['forbidden', 'notFound', 'tooManyFiles', ...fileRefusals],
  },
  'POST /users/:id/upload-cover': {
    summary: 'Makes a picture at least 400 pixels wide the cover',
    access: 'signedIn',
    limit: 'uploads',
    takes: { as: 'multipart', maxBytes: bannerBytes },
    body: pictureChange,
    reply: z.object({ cover: z.string() }),
    refusals: ['forbidden', 'notFound', 'tooManyFiles', ...fileRefusals],
  },
  'DELETE /users/:id/photo': { summary: 'Takes the own photo away', access: 'signedIn', reply: ok, refusals: ['forbidden'] },
  'DELETE /users/:id/cover': { summary: 'Takes the own cover away', access: 'signedIn', reply: ok, refusals: ['forbidden'] },
  'PUT /users/:id/personal-status': {
    summary: 'Says what the person is open to: an id or a name of the list',
    access: 'signedIn',
    body: z.strictObject({ status: z.union([line(100), id.transform(String)]) }),
    reply: z.object({ status: z.string() }),
    refusals: ['forbidden', 'personalStatusUnknown'],
  },
  'DELETE /users/:id/personal-status': {
    summary: 'Takes the personal status away',
    access: 'signedIn',
    query: z.object({ status: line(100).optional() }),
    reply: ok,
    refusals: ['forbidden'],
  },
  'GET /users/:id/verifications': {
    summary: 'What of a profile was verified; when, and the consent of a parent, is told to the person himself',
    access: 'signedIn',
    params: idOrSlug,
    reply: itemsOf(z.object({ type: z.enum(['phone', 'email', 'identity', 'parental-consent']), verified: z.boolean(), at: instant.nullable() })),
    refusals: ['notFound'],
  },
  'GET /users/:id/teams': {
    summary: 'Teams of a person: 0 is of a project, 1 of an event',
    access: 'anyone',
    params: idOrSlug,
    query: z.object({ type: z.enum(['0', '1']).optional(), ...paging(10) }),
    reply: pageOf(team),
    refusals: ['notFound'],
  },
  'GET /users/:id/last-activity': {
    summary: 'Public events a person goes or went to',
    access: 'anyone',
    params: idOrSlug,
    query: z.object({ case: z.enum(['future', 'past']).default('future'), ...paging(pageSizes.activity) }),
    reply: pageOf(eventCard),
    refusals: ['notFound'],
  },
  'GET /owner/personal-code': {
    summary: 'What the caller shows at an entrance, as signs to be read aloud or typed',
    access: 'signedIn',
    reply: z.object({ code: z.string() }),
  },
  'GET /owner/qr-code': { summary: 'The personal code as a picture to be scanned', access: 'signedIn', reply: { mediaType: 'image/png' } },
  'POST /participant/accesses/request-contact': {
    summary: 'Asks a person to show phone and e-mail',
    access: 'signedIn',
    limit: 'approaches',
    body: z.strictObject({ userId: id }),
    reply: z.object({ status: z.enum(['wait', 'approved', 'declined']) }),
    refusals: ['notFound', 'forbidden', 'ownContacts', 'contactsRequested', 'minorProtected'],
  },
  'POST /participant/accesses/decision': {
    summary: 'Answers a request for contacts; from the bell, the letter or the page alike',
    access: 'signedIn',
    body: z.strictObject({ decision: z.enum(['approved', 'declined']), userId: id, notificationRecipientId: id }),
    reply: z.object({ decision: z.enum(['approved', 'declined']) }),
    refusals: ['contactsDecisionAccount', 'contactsDecided'],
  },
  'GET /participant/accesses': {
    summary: 'Who asked for my contacts (incoming), or whose I asked for (outgoing); the latest first',
    access: 'signedIn',
    query: z.object({
      direction: z.enum(['incoming', 'outgoing']).default('incoming'),
      decision: z.enum(['wait', 'approved', 'declined']).optional(),
      ...paging(10),
    }),
    reply: pageOf(contactAccess),
  },
  'PUT /participant/accesses/:userId': {
    summary: 'Changes the mind about who was declined: he sees the contacts from now on',
    access: 'signedIn',
    reply: z.object({ decision: z.literal('approved') }),
    refusals: ['notFound'],
  },
  'DELETE /participant/accesses/:userId': {
    summary: 'Takes the permission back: this person sees the contacts no longer',
    access: 'signedIn',
    reply: ok,
    refusals: ['notFound'],
  },
  'GET /user/profile-visibility': {
    summary: 'What others see of the own profile',
    access: 'signedIn',
    reply: visibility,
    aliases: ['GET /profile-visibility'],
  },
  'POST /user/profile-visibility': {
    summary: 'Chooses what others see; what is not given stays',
    access: 'signedIn',
    body: z.strictObject({ settings: z.strictObject(visibility.partial().shape) }),
    reply: visibility,
    aliases: ['POST /profile-visibility'],
  },
  'GET /user/completeness': {
    summary: 'How full the own profile is, and the next step that is worth most',
    access: 'signedIn',
    reply: z.object({
      percent: z.int().min(0).max(100),
      next: z.object({ key: z.string(), href: z.string() }).nullable(),
      done: z.array(z.string()),
    }),
  },
  'GET /user/statuses': { summary: 'Statuses an account can have', access: 'signedIn', reply: itemsOf(z.object({ id, name: z.string() })) },
  'GET /user/aps': {
    summary: 'Acceleration programmes an event may belong to',
    access: 'signedIn',
    reply: itemsOf(z.object({ id, identifier: z.string(), name: z.string(), university: z.string().nullable() })),
  },
})

import { z } from 'zod'
import { claimReasons } from '../organizing/limits.ts'
import { catalogId, id, instant, line, sentBack, sentUpload, text, upload, url } from '../shapes.ts'
import { activityTypes, appealStatuses, organizationCounts, organizationLengths, organizationModerations, organizationTypes } from './limits.ts'
import { isTaxNumber } from './tax-number.ts'

export const organizationGroup = z.object({ id, name: z.string() })
export const okved = z.object({ id, code: z.string(), name: z.string() })

export const organizationCard = z.object({
  id,
  name: z.string(),
  type: z.enum(organizationTypes),
  /** Its id. */
  city: id.nullable(),
  cityName: z.string().nullable(),
  /** The number of a natural person is shown to admins and staff only. */
  INN: z.string().nullable(),
  /** Plain text. */
  description: z.string(),
  logo: upload.nullable(),
  activityTypes: z.array(z.enum(activityTypes)),
  groups: z.array(organizationGroup),
  url: z.string().nullable(),
  /** True if the caller is an admin. */
  managed: z.boolean(),
  /** Public events, subscribers, and participants of these events. */
  stat: z.object({ events: z.int(), subscribers: z.int(), participants: z.int() }),
  subscribed: z.boolean(),
  /** `wait`: its page is open, unless a complaint closed it, but the catalogue does not list it. `declined`: only admins and staff see it. */
  moderation: z.enum(organizationModerations),
})
export type OrganizationCard = z.output<typeof organizationCard>

export const organizationContact = z.object({ userId: id.nullable(), info: z.string(), email: z.string(), phone: z.string() })

/** Why and when an accepted complaint closed it for everyone but its admins and staff, until staff approve it again. */
export const closing = z.object({ reason: z.enum(claimReasons), at: instant })

const ownAppeal = z.object({ id, status: z.enum(appealStatuses), comment: z.string().nullable() })

export const organization = organizationCard.extend({
  okvedIds: z.array(id),
  okveds: z.array(okved),
  admins: z.array(id),
  contacts: z.array(organizationContact),
  /** The caller's latest request for admin rights. */
  appeal: ownAppeal.nullable(),
  closed: closing.nullable(),
})
export type Organization = z.output<typeof organization>

export const organizationAdmin = z.object({ id, name: z.string(), photo: z.string().nullable() })

export const managedOrganization = organization.extend({
  adminUsers: z.array(organizationAdmin),
  moderationComment: z.string().nullable(),
})
export type ManagedOrganization = z.output<typeof managedOrganization>

export const organizationAppeal = z.object({
  id,
  orgId: id,
  userId: id,
  user: z.object({ id, name: z.string(), photo: z.string().nullable() }),
  text: z.string(),
  /** For its author, the admins of the organization and staff. */
  document: upload,
  status: z.enum(appealStatuses),
  comment: z.string().nullable(),
  createdAt: instant,
})
export type OrganizationAppeal = z.output<typeof organizationAppeal>

/** A union would report a wrong format as a wrong type. */
const emptyOr = (name: string, format: z.ZodType<string>) => z.stringFormat(name, (value) => value === '' || format.safeParse(value).success)

const sentContact = z.strictObject({
  /** An admin of the organization. */
  userId: id.nullish().transform((value) => value ?? null),
  info: line(organizationLengths.contactInfo).default(''),
  email: emptyOr('email', z.email()).max(organizationLengths.contactEmail).default(''),
  phone: line(organizationLengths.contactPhone).default(''),
})

/** Spaces are removed; an empty number is none. */
const taxNumber = z
  .string()
  .max(40)
  .transform((number) => number.replace(/[\s-]/g, ''))
  .pipe(z.stringFormat('taxNumber', (number) => number === '' || isTaxNumber(number)))
  .transform((number) => number || null)

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** A field that is not sent is not changed. */
const fields = z.strictObject({
  name: line(organizationLengths.name).pipe(z.string().min(1)),
  type: z.enum(organizationTypes).optional(),
  cityId: catalogId.nullish(),
  inn: taxNumber.nullish(),
  description: text(organizationLengths.description).nullish(),
  logo: sentUpload.nullish(),
  activityTypes: z.array(z.enum(activityTypes)).max(activityTypes.length).transform(unique).optional(),
  okvedIds: z.array(catalogId).max(organizationCounts.okveds).transform(unique).optional(),
  admins: z.array(id).max(organizationCounts.admins).transform(unique).optional(),
  contacts: z.array(sentContact).max(organizationCounts.contacts).optional(),
  url: emptyOr('url', url).nullish(),
})
export type OrganizationFields = z.output<typeof fields>

/** A new organization has these fields; the creator is an admin beside `admins`. */
export const newOrganization = sentBack(managedOrganization, fields)
export const organizationChange = sentBack(managedOrganization, fields)

/** Unchecked input of the validation, which answers all faults. */
export const uncheckedOrganization = z.looseObject({
  name: z.unknown(),
  type: z.unknown().optional(),
  cityId: z.unknown().optional(),
  inn: z.unknown().optional(),
  description: z.unknown().optional(),
  logo: z.unknown().optional(),
  activityTypes: z.unknown().optional(),
  okvedIds: z.unknown().optional(),
  admins: z.unknown().optional(),
  contacts: z.unknown().optional(),
  url: z.unknown().optional(),
})

import { accountsDomain } from './accounts/domain.ts'
import { attendeesDomain } from './attendees/domain.ts'
import { bookingsDomain } from './bookings/domain.ts'
import { cabinetDomain } from './cabinet/domain.ts'
import { certificatesDomain } from './certificates/domain.ts'
import { controlDomain } from './control/domain.ts'
import { coworkingDomain } from './coworking/domain.ts'
import { eventsDomain } from './events/domain.ts'
import { expertsDomain } from './experts/domain.ts'
import { exportingDomain } from './exporting/domain.ts'
import { homeDomain } from './home/domain.ts'
import { importingDomain } from './importing/domain.ts'
import { inquiriesDomain } from './inquiries/domain.ts'
import type { BodyInputOf, ParamsOf, QueryInputOf, ReplyOf } from './kit.ts'
import { leavingDomain } from './leaving/domain.ts'
import { liveQuizDomain } from './live-quiz/domain.ts'
import { mailingsDomain } from './mailings/domain.ts'
import { merged } from './merged.ts'
import { moderationDomain } from './moderation/domain.ts'
import { notificationsDomain } from './notifications/domain.ts'
import { organizationsDomain } from './organizations/domain.ts'
import { organizingDomain } from './organizing/domain.ts'
import { participationDomain } from './participation/domain.ts'
import { peopleDomain } from './people/domain.ts'
import { platformDomain } from './platform/domain.ts'
import { publicationsDomain } from './publications/domain.ts'
import { quizzesDomain } from './quizzes/domain.ts'
import { referenceDomain } from './reference/domain.ts'
import { shortLinksDomain } from './short-links/domain.ts'
import { spacesDomain } from './spaces/domain.ts'
import { staffDomain } from './staff/domain.ts'
import { supportDomain } from './support/domain.ts'
import { teamsDomain } from './teams/domain.ts'
import { uploadsDomain } from './uploads/domain.ts'

/** The calls of each domain, in the order of `server/app.ts`. */
const domains = [
  ...uploadsDomain,
  ...platformDomain,
  ...notificationsDomain,
  ...moderationDomain,
  ...accountsDomain,
  ...referenceDomain,
  ...publicationsDomain,
  ...spacesDomain,
  ...bookingsDomain,
  ...coworkingDomain,
  ...eventsDomain,
  ...participationDomain,
  ...organizingDomain,
  ...importingDomain,
  ...cabinetDomain,
  ...teamsDomain,
  ...peopleDomain,
  ...organizationsDomain,
  ...mailingsDomain,
  ...shortLinksDomain,
  ...leavingDomain,
  ...exportingDomain,
  ...attendeesDomain,
  ...quizzesDomain,
  ...liveQuizDomain,
  ...inquiriesDomain,
  ...expertsDomain,
  ...homeDomain,
  ...certificatesDomain,
  ...controlDomain,
  ...supportDomain,
] as const

export const sections = [...domains, ...staffDomain(domains)] as const

/** Every call of the product by its address. */
export const contract = merged(sections.map(({ calls }) => calls))

export type TheContract = typeof contract
export type Address = keyof TheContract

type NoKeys = Record<never, never>
type Part<Name extends string, T> = T extends undefined ? NoKeys : NoKeys extends T ? { [K in Name]?: T } : { [K in Name]: T }

type Inputs = {
  [A in Address]: Part<'params', unknown extends ParamsOf<A, TheContract[A]> ? NoKeys : ParamsOf<A, TheContract[A]>> &
    Part<'query', QueryInputOf<TheContract[A]>> &
    Part<'body', BodyInputOf<TheContract[A]>>
}

/**
 * The arguments of a call: params, query and body, each only where the call has it. `A` extends string because, bounded by
 * Address, the compiler would compare every argument with the inputs of all addresses: tenths of a second each.
 */
export type Input<A extends string> = A extends Address ? Inputs[A] : never
export type Reply<A extends string> = A extends Address ? ReplyOf<TheContract[A]> : never

import { attendeesPageSizes } from './attendees/limits.ts'
import { bookingsPageSizes } from './bookings/limits.ts'
import { cabinetPageSizes } from './cabinet/limits.ts'
import { certificatesPageSizes } from './certificates/limits.ts'
import { controlPageSizes } from './control/limits.ts'
import { coworkingPageSizes } from './coworking/limits.ts'
import { eventPageSizes } from './events/limits.ts'
import { expertsPageSizes } from './experts/limits.ts'
import { inquiriesPageSizes } from './inquiries/limits.ts'
import { mailingsPageSizes } from './mailings/limits.ts'
import { merged } from './merged.ts'
import { notificationPageSizes } from './notifications/limits.ts'
import { organizationsPageSizes } from './organizations/limits.ts'
import { participationPageSizes } from './participation/limits.ts'
import { peoplePageSizes } from './people/limits.ts'
import { quizzesPageSizes } from './quizzes/limits.ts'
import { referencePageSizes } from './reference/limits.ts'
import { shortLinksPageSizes } from './short-links/limits.ts'
import { spacesPageSizes } from './spaces/limits.ts'
import { supportPageSizes } from './support/limits.ts'
import { teamsPageSizes } from './teams/limits.ts'

/** Constants and limits that the customer's specification names, declared by domain. A repeated name does not compile. */
export * from './accounts/limits.ts'
export * from './attendees/limits.ts'
export * from './bookings/limits.ts'
export * from './cabinet/limits.ts'
export * from './certificates/limits.ts'
export * from './control/limits.ts'
export * from './coworking/limits.ts'
export * from './events/limits.ts'
export * from './experts/limits.ts'
export * from './inquiries/limits.ts'
export * from './mailings/limits.ts'
export * from './moderation/limits.ts'
export * from './notifications/limits.ts'
export * from './organizations/limits.ts'
export * from './organizing/limits.ts'
export * from './participation/limits.ts'
export * from './people/limits.ts'
export * from './platform/limits.ts'
export * from './quizzes/limits.ts'
export * from './reference/limits.ts'
export * from './short-links/limits.ts'
export * from './spaces/limits.ts'
export * from './support/limits.ts'
export * from './teams/limits.ts'
export * from './uploads/limits.ts'

// pure: a bundle without page sizes gets none of this
export const pageSizes = /* @__PURE__ */ merged([
  bookingsPageSizes,
  cabinetPageSizes,
  attendeesPageSizes,
  certificatesPageSizes,
  controlPageSizes,
  coworkingPageSizes,
  eventPageSizes,
  expertsPageSizes,
  inquiriesPageSizes,
  mailingsPageSizes,
  notificationPageSizes,
  organizationsPageSizes,
  participationPageSizes,
  peoplePageSizes,
  quizzesPageSizes,
  referencePageSizes,
  shortLinksPageSizes,
  spacesPageSizes,
  supportPageSizes,
  teamsPageSizes,
])

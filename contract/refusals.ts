import { accountsRefusals } from './accounts/refusals.ts'
import { attendeesRefusals } from './attendees/refusals.ts'
import { bookingsRefusals } from './bookings/refusals.ts'
import { cabinetRefusals } from './cabinet/refusals.ts'
import { certificatesRefusals } from './certificates/refusals.ts'
import { contentRefusals } from './content/refusals.ts'
import { controlRefusals } from './control/refusals.ts'
import { coworkingRefusals } from './coworking/refusals.ts'
import { eventsRefusals } from './events/refusals.ts'
import { expertsRefusals } from './experts/refusals.ts'
import { importingRefusals } from './importing/refusals.ts'
import { inquiriesRefusals } from './inquiries/refusals.ts'
import { leavingRefusals } from './leaving/refusals.ts'
import { liveQuizRefusals } from './live-quiz/refusals.ts'
import { mailingsRefusals } from './mailings/refusals.ts'
import { merged } from './merged.ts'
import { moderationRefusals } from './moderation/refusals.ts'
import { notificationsRefusals } from './notifications/refusals.ts'
import { organizationsRefusals } from './organizations/refusals.ts'
import { organizingRefusals } from './organizing/refusals.ts'
import { participationRefusals } from './participation/refusals.ts'
import { peopleRefusals } from './people/refusals.ts'
import { platformRefusals } from './platform/refusals.ts'
import { quizzesRefusals } from './quizzes/refusals.ts'
import { referenceRefusals } from './reference/refusals.ts'
import { shortLinksRefusals } from './short-links/refusals.ts'
import { spacesRefusals } from './spaces/refusals.ts'
import { supportRefusals } from './support/refusals.ts'
import { teamsRefusals } from './teams/refusals.ts'
import { uploadsRefusals } from './uploads/refusals.ts'

/**
 * All refusals of calls, declared by domain. The name is the `reason` of the reply and the key of its text
 * in messages/<locale>/refusals/; `code` is the inner code of decisions A042; `field` is the form field that shows it.
 */
export const refusals = merged([
  uploadsRefusals,
  platformRefusals,
  contentRefusals,
  notificationsRefusals,
  moderationRefusals,
  accountsRefusals,
  referenceRefusals,
  spacesRefusals,
  bookingsRefusals,
  coworkingRefusals,
  eventsRefusals,
  participationRefusals,
  organizingRefusals,
  importingRefusals,
  cabinetRefusals,
  teamsRefusals,
  peopleRefusals,
  organizationsRefusals,
  mailingsRefusals,
  shortLinksRefusals,
  leavingRefusals,
  attendeesRefusals,
  quizzesRefusals,
  liveQuizRefusals,
  inquiriesRefusals,
  expertsRefusals,
  certificatesRefusals,
  controlRefusals,
  supportRefusals,
]) satisfies Record<string, { status: number; code?: number; field?: string }>

export type RefusalCode = keyof typeof refusals

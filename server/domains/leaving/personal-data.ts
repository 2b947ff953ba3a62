import { accountsPersonalData } from '../accounts/personal-data.ts'
import { eventsPersonalData } from '../events/personal-data.ts'
import { mailingsPersonalData } from '../mailings/personal-data.ts'
import { notificationsPersonalData } from '../notifications/personal-data.ts'
import { participationPersonalData } from '../participation/personal-data.ts'
import { peoplePersonalData } from '../people/personal-data.ts'
import { profilePersonalData } from '../people/profile/personal-data.ts'
import { platformPersonalData } from '../platform/personal-data.ts'
import { referencePersonalData } from '../reference/personal-data.ts'
import { uploadsPersonalData } from '../uploads/personal-data.ts'

/** Everything the product keeps of a person. The account itself goes last: the others read its addresses. */
export const personalData = {
  platform: platformPersonalData,
  uploads: uploadsPersonalData,
  notifications: notificationsPersonalData,
  reference: referencePersonalData,
  events: eventsPersonalData,
  participation: participationPersonalData,
  people: peoplePersonalData,
  profile: profilePersonalData,
  mailings: mailingsPersonalData,
  accounts: accountsPersonalData,
}

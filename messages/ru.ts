// Written by `npm run words` from the files of the folder. Edit those.
import { access } from './ru/access.ts'
import { accounts } from './ru/accounts.ts'
import { common } from './ru/common.ts'
import { errors } from './ru/errors.ts'
import { events } from './ru/events.ts'
import { home } from './ru/home.ts'
import { layout } from './ru/layout.ts'
import { notifications } from './ru/notifications.ts'
import { obligations } from './ru/obligations.ts'
import { participation } from './ru/participation.ts'
import { people } from './ru/people.ts'
import { profile } from './ru/profile.ts'
import { qr } from './ru/qr.ts'
import { accountsRefusals } from './ru/refusals/accounts.ts'
import { eventsRefusals } from './ru/refusals/events.ts'
import { leavingRefusals } from './ru/refusals/leaving.ts'
import { mailingsRefusals } from './ru/refusals/mailings.ts'
import { notificationsRefusals } from './ru/refusals/notifications.ts'
import { participationRefusals } from './ru/refusals/participation.ts'
import { peopleRefusals } from './ru/refusals/people.ts'
import { platformRefusals } from './ru/refusals/platform.ts'
import { referenceRefusals } from './ru/refusals/reference.ts'
import { uploadsRefusals } from './ru/refusals/uploads.ts'
import { careLetters } from './ru/server/care-letters.ts'
import { credentialLetters } from './ru/server/credential-letters.ts'
import { digest } from './ru/server/digest.ts'
import { faults } from './ru/server/faults.ts'
import { leavingLetters } from './ru/server/leaving-letters.ts'
import { letters } from './ru/server/letters.ts'
import { notices } from './ru/server/notices.ts'
import { settings } from './ru/settings.ts'
import { staff } from './ru/staff.ts'
import { statuses } from './ru/statuses.ts'
import type { SameWords } from './words.ts'

/** What screens say: a browser loads these files one by one. */
export const ru = {
  access,
  accounts,
  common,
  errors,
  events,
  home,
  layout,
  notifications,
  obligations,
  participation,
  people,
  profile,
  qr,
  settings,
  staff,
  statuses,
}

/** What only the server says. */
export const ruServer = {
  careLetters,
  credentialLetters,
  digest,
  faults,
  leavingLetters,
  letters,
  notices,
  refusals: {
    ...accountsRefusals,
    ...eventsRefusals,
    ...leavingRefusals,
    ...mailingsRefusals,
    ...notificationsRefusals,
    ...participationRefusals,
    ...peopleRefusals,
    ...platformRefusals,
    ...referenceRefusals,
    ...uploadsRefusals,
  },
}

export type Dictionary = SameWords<typeof ru>
export type ServerDictionary = SameWords<typeof ruServer>

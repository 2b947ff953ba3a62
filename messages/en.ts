// Written by `npm run words` from the files of the folder. Edit those.
import { access } from './en/access.ts'
import { accounts } from './en/accounts.ts'
import { common } from './en/common.ts'
import { errors } from './en/errors.ts'
import { events } from './en/events.ts'
import { home } from './en/home.ts'
import { layout } from './en/layout.ts'
import { notifications } from './en/notifications.ts'
import { obligations } from './en/obligations.ts'
import { participation } from './en/participation.ts'
import { people } from './en/people.ts'
import { profile } from './en/profile.ts'
import { qr } from './en/qr.ts'
import { accountsRefusals } from './en/refusals/accounts.ts'
import { eventsRefusals } from './en/refusals/events.ts'
import { leavingRefusals } from './en/refusals/leaving.ts'
import { mailingsRefusals } from './en/refusals/mailings.ts'
import { notificationsRefusals } from './en/refusals/notifications.ts'
import { participationRefusals } from './en/refusals/participation.ts'
import { peopleRefusals } from './en/refusals/people.ts'
import { platformRefusals } from './en/refusals/platform.ts'
import { referenceRefusals } from './en/refusals/reference.ts'
import { uploadsRefusals } from './en/refusals/uploads.ts'
import { careLetters } from './en/server/care-letters.ts'
import { credentialLetters } from './en/server/credential-letters.ts'
import { digest } from './en/server/digest.ts'
import { faults } from './en/server/faults.ts'
import { leavingLetters } from './en/server/leaving-letters.ts'
import { letters } from './en/server/letters.ts'
import { notices } from './en/server/notices.ts'
import { settings } from './en/settings.ts'
import { staff } from './en/staff.ts'
import { statuses } from './en/statuses.ts'
import type { Dictionary, ServerDictionary } from './ru.ts'

/** What screens say: a browser loads these files one by one. */
export const en = {
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
} satisfies Dictionary

/** What only the server says. */
export const enServer = {
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
} satisfies ServerDictionary

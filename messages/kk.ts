// Written by `npm run words` from the files of the folder. Edit those.
import { access } from './kk/access.ts'
import { accounts } from './kk/accounts.ts'
import { common } from './kk/common.ts'
import { errors } from './kk/errors.ts'
import { events } from './kk/events.ts'
import { home } from './kk/home.ts'
import { layout } from './kk/layout.ts'
import { notifications } from './kk/notifications.ts'
import { obligations } from './kk/obligations.ts'
import { participation } from './kk/participation.ts'
import { people } from './kk/people.ts'
import { profile } from './kk/profile.ts'
import { qr } from './kk/qr.ts'
import { accountsRefusals } from './kk/refusals/accounts.ts'
import { eventsRefusals } from './kk/refusals/events.ts'
import { leavingRefusals } from './kk/refusals/leaving.ts'
import { mailingsRefusals } from './kk/refusals/mailings.ts'
import { notificationsRefusals } from './kk/refusals/notifications.ts'
import { participationRefusals } from './kk/refusals/participation.ts'
import { peopleRefusals } from './kk/refusals/people.ts'
import { platformRefusals } from './kk/refusals/platform.ts'
import { referenceRefusals } from './kk/refusals/reference.ts'
import { uploadsRefusals } from './kk/refusals/uploads.ts'
import { careLetters } from './kk/server/care-letters.ts'
import { credentialLetters } from './kk/server/credential-letters.ts'
import { digest } from './kk/server/digest.ts'
import { faults } from './kk/server/faults.ts'
import { leavingLetters } from './kk/server/leaving-letters.ts'
import { letters } from './kk/server/letters.ts'
import { notices } from './kk/server/notices.ts'
import { settings } from './kk/settings.ts'
import { staff } from './kk/staff.ts'
import { statuses } from './kk/statuses.ts'
import type { Dictionary, ServerDictionary } from './ru.ts'

/** What screens say: a browser loads these files one by one. */
export const kk = {
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
export const kkServer = {
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

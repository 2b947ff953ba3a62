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
import { settings } from './ru/settings.ts'
import { staff } from './ru/staff.ts'
import { statuses } from './ru/statuses.ts'
import type { SameWords } from './words.ts'

/** The Russian words of the screens; their shape is the type of every dictionary. */
export const ru = {
  common,
  layout,
  errors,
  home,
  events,
  participation,
  notifications,
  accounts,
  access,
  settings,
  obligations,
  people,
  profile,
  qr,
  staff,
  statuses,
}

export type Dictionary = SameWords<typeof ru>

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
import { settings } from './kk/settings.ts'
import { staff } from './kk/staff.ts'
import { statuses } from './kk/statuses.ts'
import type { Dictionary } from './ru.ts'

export const kk = {
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
} satisfies Dictionary

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
import { settings } from './en/settings.ts'
import { staff } from './en/staff.ts'
import { statuses } from './en/statuses.ts'
import type { Dictionary } from './ru.ts'

export const en = {
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

import type { Ownership } from '../kit/ownership/stage.ts'
import { accounts } from './accounts.ts'
import { content } from './content.ts'
import { events } from './events.ts'
import { exporting } from './exporting.ts'
import { leaving } from './leaving.ts'
import { mailings } from './mailings.ts'
import { moderation } from './moderation.ts'
import { notifications } from './notifications.ts'
import { participation } from './participation.ts'
import { people } from './people.ts'
import { profile } from './profile.ts'
import { reference } from './reference.ts'
import { uploads } from './uploads.ts'

export const ownership: Record<string, Ownership> = {
  uploads,
  notifications,
  moderation,
  accounts,
  reference,
  events,
  participation,
  people,
  profile,
  mailings,
  leaving,
  content,
  exporting,
}

import type { TheContract } from '../contract/contract.ts'
import { accounts } from './domains/accounts/domain.ts'
import { attendees } from './domains/attendees/domain.ts'
import { bookings } from './domains/bookings/domain.ts'
import { cabinet } from './domains/cabinet/domain.ts'
import { certificates } from './domains/certificates/domain.ts'
import { control } from './domains/control/domain.ts'
import { coworking } from './domains/coworking/domain.ts'
import { events } from './domains/events/domain.ts'
import { experts } from './domains/experts/domain.ts'
import { exporting } from './domains/exporting/domain.ts'
import { home } from './domains/home/domain.ts'
import { importing } from './domains/importing/domain.ts'
import { inquiries } from './domains/inquiries/domain.ts'
import { leaving } from './domains/leaving/domain.ts'
import { liveQuiz } from './domains/live-quiz/domain.ts'
import { mailings } from './domains/mailings/domain.ts'
import { moderation } from './domains/moderation/domain.ts'
import { notifications } from './domains/notifications/domain.ts'
import { organizations } from './domains/organizations/domain.ts'
import { organizing } from './domains/organizing/domain.ts'
import { participation } from './domains/participation/domain.ts'
import { people } from './domains/people/domain.ts'
import { platform } from './domains/platform/domain.ts'
import { publications } from './domains/publications/domain.ts'
import { quizzes } from './domains/quizzes/domain.ts'
import { reference } from './domains/reference/domain.ts'
import { shortLinks } from './domains/short-links/domain.ts'
import { spaces } from './domains/spaces/domain.ts'
import { staff } from './domains/staff/domain.ts'
import { support } from './domains/support/domain.ts'
import { teams } from './domains/teams/domain.ts'
import { uploads } from './domains/uploads/domain.ts'
import type { Handlers } from './kernel/call.ts'
import type { Domain } from './kernel/domain.ts'
import type { PersonalData } from './kernel/personal-data.ts'

/** Every domain, lowest layer first: a domain imports only those before it. `tools/layers.mjs` reads this array. */
const domains = [
  uploads,
  platform,
  notifications,
  moderation,
  accounts,
  reference,
  publications,
  spaces,
  bookings,
  coworking,
  events,
  participation,
  organizing,
  importing,
  cabinet,
  teams,
  people,
  organizations,
  shortLinks,
  leaving,
  exporting,
  quizzes,
  attendees,
  mailings,
  liveQuiz,
  inquiries,
  experts,
  home,
  certificates,
  control,
  support,
  staff,
] as const

type Both<Union> = (Union extends unknown ? (member: Union) => void : never) extends (all: infer All) => void ? All : never

// Object.assign has no type for a spread list; the result has exactly the routes of the array above
export const handlers: Handlers<TheContract> = Object.assign({}, ...domains.map(({ routes }) => routes)) as Both<(typeof domains)[number]['routes']>

const all: readonly Domain[] = domains

export const reactions = all.flatMap((domain) => domain.reactions ?? [])

export const messages = all.flatMap((domain) => domain.messages ?? [])

export const jobs = all.flatMap((domain) => domain.jobs ?? [])

export const businessCounts = all.flatMap((domain) => domain.counters ?? [])

export const queues = all.flatMap((domain) => domain.queues ?? [])

export const tableExports = [...queues.map(({ tableExport }) => tableExport), ...all.flatMap((domain) => domain.tableExports ?? [])]

const placeOf = ({ isFirst, isLate, isLast }: PersonalData): number => (isFirst ? -1 : isLast ? 2 : Number(isLate ?? false))

/** Personal data of all domains. The account is last, because the other domains read its addresses. */
export const personalData = all.flatMap((domain) => domain.personalData ?? []).toSorted((a, b) => placeOf(a) - placeOf(b))

import { notificationTypes } from '../../../contract/limits.ts'
import { type Locale, locales } from '../../../contract/locales.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import { formatDay } from '../../kernel/dates.ts'
import type { Tx } from '../../kernel/db.ts'
import type { Resources } from '../../kernel/resources.ts'
import { notify } from '../notifications/notify.ts'
import type { NoticeOccasion } from '../notifications/store.ts'
import type { CoworkingSpace } from './coworking-space.ts'
import type { HeldDay } from './store.ts'

type Notice = { space: CoworkingSpace; userId: number }

/** Staff have given the user a place. */
export const notifyOfPlace = (resources: Resources, tx: Tx, { date, ...notice }: Notice & { date: string }) =>
  send(resources, tx, 'coworkingAdded', notice, (words, locale) => words.added(formatDay(date, locale), notice.space.name))

export const notifyOfBan = (resources: Resources, tx: Tx, { until, reason, ...notice }: Notice & { until: string | null; reason: string | null }) =>
  send(resources, tx, 'spaceRestricted', notice, (words, locale) =>
    [words.restricted(notice.space.name, until && formatDay(until, locale)), ...(reason ? [words.reason(reason)] : [])].join(' '),
  )

export const notifyOfLiftedBan = (resources: Resources, tx: Tx, notice: Notice) =>
  send(resources, tx, 'spaceAllowed', notice, (words) => words.allowed(notice.space.name))

type Words = (typeof dictionaries)[Locale]['visitNotices']

type Days = { space: CoworkingSpace; kind: 'closed' | 'shortened'; days: readonly HeldDay[] }

const occasions = { closed: 'coworkingClosed', shortened: 'coworkingShortened' } as const

/** One notice a user: it names the first of their days and the number of the others. */
export const notifyOfDays = async (resources: Resources, tx: Tx, { space, kind, days }: Days): Promise<void> => {
  const shares = [...Map.groupBy(days, ({ userId }) => userId)].map(([userId, own]) => ({ userId, ...spanOf(own) }))
  for (const group of Map.groupBy(shares, ({ first, others }) => `${first} ${others}`).values()) {
    const [{ first, others } = { first: '', others: 0 }] = group
    const to = group.map(({ userId }) => userId)
    await sendTo(resources, tx, { kind: occasions[kind], space, to }, (words, locale) => words[kind](formatDay(first, locale), space.name, others))
  }
}

export const notifyStaff = async (resources: Resources, tx: Tx, { space, kind, days, to }: Days & { to: readonly number[] }): Promise<void> => {
  const { first, others } = spanOf(days)
  if (to.length === 0) return
  await sendTo(resources, tx, { kind: occasions[kind], space, to }, (words, locale) =>
    words.staff[kind](formatDay(first, locale), space.name, { others, places: days.length }),
  )
}

const spanOf = (days: readonly HeldDay[]) => {
  const dates = [...new Set(days.map(({ date }) => date))].toSorted()
  return { first: dates[0] ?? '', others: dates.length - 1 }
}

/** Bell, email and push; the day and the reason are those of the moment of the change. */
const send = (resources: Resources, tx: Tx, kind: NoticeOccasion, { space, userId }: Notice, textIn: (words: Words, locale: Locale) => string) =>
  sendTo(resources, tx, { kind, space, to: [userId] }, textIn)

type Addressed = { kind: NoticeOccasion; space: CoworkingSpace; to: readonly number[] }

const sendTo = async (resources: Resources, tx: Tx, { kind, space, to }: Addressed, textIn: (words: Words, locale: Locale) => string) => {
  const texts = Object.fromEntries(locales.map((locale) => [locale, textIn(dictionaries[locale].visitNotices, locale)]))
  const data = { kind, spaceId: space.id, linkHref: `/places/${space.placeId}` }
  await notify(resources, tx, { to, type: notificationTypes.bookingDecision, data, texts })
}

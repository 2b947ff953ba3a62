import { notificationTypes } from '../../../contract/limits.ts'
import { type Locale, locales } from '../../../contract/locales.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import { formatDay } from '../../kernel/dates.ts'
import type { Tx } from '../../kernel/db.ts'
import type { Resources } from '../../kernel/resources.ts'
import { notify } from '../notifications/notify.ts'
import type { NoticeOccasion } from '../notifications/store.ts'
import type { CoworkingSpace } from './coworking-space.ts'

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

/** Bell, email and push; the day and the reason are those of the moment of the change. */
const send = async (
  resources: Resources,
  tx: Tx,
  kind: NoticeOccasion,
  { space, userId }: Notice,
  textIn: (words: Words, locale: Locale) => string,
) => {
  const texts = Object.fromEntries(locales.map((locale) => [locale, textIn(dictionaries[locale].visitNotices, locale)]))
  const data = { kind, spaceId: space.id, linkHref: `/places/${space.placeId}` }
  await notify(resources, tx, { to: [userId], type: notificationTypes.bookingDecision, data, texts })
}

import { notificationTypes } from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { Notification } from '../../../contract/notifications/notifications.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import { formatPeriod } from '../../kernel/dates.ts'
import { nameOf } from './rules.ts'
import type { BookingOfNotice, NotificationRow } from './store.ts'

/** Title and text in the viewer's language. Global notifications store their text in every language. */
export const presentNotification = (row: NotificationRow, locale: Locale): Notification => {
  const texts = textsOf(row, locale)
  return {
    id: row.id,
    type: row.type,
    title: row.title ?? texts.title,
    text: row.text ?? texts.text,
    data: presentData(row),
    createdAt: row.created_at.toISOString(),
    received: row.received,
    global: row.received === null,
    notificationId: row.notification_id,
  }
}

const presentData = ({ type, data, user_name, event_name, access_decision }: NotificationRow): Notification['data'] => ({
  ...(data.userId !== undefined && user_name !== null && { userId: data.userId, userName: user_name }),
  ...(data.eventId !== undefined && event_name !== null && { eventId: data.eventId, eventName: event_name }),
  ...(type === notificationTypes.contactAccessRequest ? { decision: access_decision } : data.decision && { decision: data.decision }),
  ...(data.linkHref && { linkHref: data.linkHref }),
  ...(data.quizUrl && { quizUrl: data.quizUrl }),
})

const textsOf = (
  { type, data, user_name, event_name, space_name, quiz_title, booking, team_name, organization_name, created_at }: NotificationRow,
  locale: Locale,
) => {
  const { notices, occasions } = dictionaries[locale]
  const name = nameOf(type)
  // a stored occasion may have no text any more
  const special = data.kind && occasions[data.kind]
  const { title, text } = special ?? (name === 'system' ? notices.other : notices.types[name])
  const names = {
    user: user_name ?? notices.somebody,
    event: event_name ?? notices.anEvent,
    space: space_name ?? notices.aSpace,
    booking: booking?.theme ?? notices.aBooking,
    halls: booking?.halls ?? notices.noBooking,
    others: data.others ?? 0,
    team: team_name ?? notices.aTeam,
    quiz: quiz_title ?? notices.aQuiz,
    organization: organization_name ?? notices.anOrganization,
  }
  const noticeText = text({ ...names, decision: data.decision ?? null })
  return { title, text: booking ? withTime(noticeText, { ...booking, writtenAt: created_at }, locale) : noticeText }
}

/** The time by the clock of the space comes first, because the bell cuts long texts. */
export const withTime = (text: string, { startsAt, endsAt, zone, writtenAt }: TimeOfNotice, locale: Locale): string =>
  `${formatPeriod({ from: new Date(startsAt), to: new Date(endsAt), writtenAt }, zone, locale)}: ${text}`

type TimeOfNotice = Pick<BookingOfNotice, 'startsAt' | 'endsAt' | 'zone'> & { writtenAt: Date }

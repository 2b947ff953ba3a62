import { notificationTypes } from '../../../../contract/limits.ts'
import { type Locale, localePrefixes } from '../../../../contract/locales.ts'
import { dictionaries } from '../../../../messages/dictionaries.ts'
import type { Db } from '../../../kernel/db.ts'
import { composeLetter } from '../../../kernel/letter.ts'
import { presentNotification } from '../present.ts'
import { kindOf } from '../rules.ts'
import type { NotificationRow } from '../store.ts'
import { unsubscribeHash } from '../unsubscribe.ts'

type Reader = { user_id: number; email: string; first_name: string | null; locale: Locale; siteUrl: string }

/** What the bell says, as a letter; a contact request can be answered from it. */
export const letterAbout = async (db: Db, row: NotificationRow, { user_id, email, first_name, locale, siteUrl }: Reader) => {
  const { letters, notices } = dictionaries[locale]
  const { title, text } = presentNotification(row, locale)
  const site = `${siteUrl}${localePrefixes[locale]}`
  const hash = await unsubscribeHash(db, { id: user_id, from: kindOf(row.type) })
  return composeLetter({
    to: email,
    subject: title,
    greeting: letters.greeting(first_name),
    text: [`${text}.`],
    links:
      row.type === notificationTypes.contactAccessRequest
        ? decisions(row).map(({ decision, path }) => ({ label: notices.letter[decision], url: `${site}${path}` }))
        : [{ label: notices.letter.open, url: `${site}${linkTo(row)}` }],
    footer: notices.letter.footer,
    unsubscribe: { label: notices.letter.unsubscribe, url: `${site}/mailing/unsubscribe?hash=${hash}` },
  })
}

/** The page that shows what the notification is about, without site and locale. */
export const linkTo = ({ type, id, data }: NotificationRow): string => {
  if (type === notificationTypes.contactAccessRequest) return `/contacts-decision?userId=${data.userId}&notificationRecipientId=${id}`
  if (data.linkHref) return data.linkHref
  if (data.eventId) return `/events/${data.eventId}`
  return data.userId ? `/users/${data.userId}` : '/'
}

const decisions = (row: NotificationRow) =>
  (['allow', 'decline'] as const).map((decision) => ({
    decision,
    path: `${linkTo(row)}&decision=${decision === 'allow' ? 'approved' : 'declined'}`,
  }))

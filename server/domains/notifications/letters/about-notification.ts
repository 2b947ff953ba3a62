import { notificationTypes } from '../../../../contract/limits.ts'
import { reasons } from '../../../../contract/moderation/reasons.ts'
import type { Db } from '../../../kernel/db.ts'
import type { LetterContent } from '../../../kernel/letter.ts'
import type { ReaderContext } from '../../../kernel/outbox/kinds.ts'
import { presentNotification } from '../present.ts'
import { kindOf } from '../rules.ts'
import type { NotificationRow } from '../store.ts'
import { unsubscribeHash } from '../unsubscribe.ts'
import { bookingLines } from './about-booking.ts'

type Delivered = NotificationRow & { user_id: number }

/** The email version of a notification. The email about a contact request links to both decisions. */
export const letterAbout = async (db: Db, row: Delivered, { reader, words, links }: ReaderContext): Promise<LetterContent> => {
  const { letter } = words.notices
  const { title, text } = presentNotification(row, reader.locale)
  const hash = await unsubscribeHash(db, { id: row.user_id, from: kindOf(row.type) })
  return {
    subject: [title, subjectNameOf(row)].filter(Boolean).join(': '),
    text: [
      sentence(text),
      ...(await decisionLines(db, row.data.decisionId, words)),
      ...(await answerLines(db, row.data.inquiryId, words)),
      ...(await appealLines(db, row.data.appealId, words)),
      ...(await supportLines(db, row.data.supportMessageId)),
      ...(await bookingLines(db, row, words)),
    ],
    links:
      row.type === notificationTypes.contactAccessRequest
        ? decisions(row).map(({ decision, path }) => ({ label: letter[decision], url: links.to(path) }))
        : [{ label: letter.open, url: links.to(linkTo(row)) }],
    footer: letter.footer,
    unsubscribe: { label: letter.unsubscribe, url: links.unsubscribe(hash) },
  }
}

/** Notices have no full stop; those of several sentences, and words of users, may have one. */
const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** A user may have reminders of several events, and several surveys. */
const subjectNameOf = ({ type, event_name, quiz_title }: NotificationRow): string | null => {
  if (type === notificationTypes.eventReminder) return event_name
  return type === notificationTypes.quiz ? quiz_title : null
}

/** The reason and the comment of staff. */
const decisionLines = async (db: Db, decisionId: number | undefined, { notices, moderation }: ReaderContext['words']): Promise<string[]> => {
  const note = decisionId === undefined ? undefined : await noteOfDecision(db, decisionId)
  const reason = reasons.find((name) => name === note?.reason)
  return [...(reason ? [notices.letter.reason(moderation.reasons[reason])] : []), ...(note?.comment ? [notices.letter.comment(note.comment)] : [])]
}

/** Index: the primary key. */
const noteOfDecision = (db: Db, id: number) =>
  db.selectFrom('moderation_decisions').select(['reason', 'comment']).where('id', '=', id).executeTakeFirst()

/** The organizer's answer to an inquiry. Index: the primary key. */
const answerLines = async (db: Db, inquiryId: number | undefined, { notices }: ReaderContext['words']): Promise<string[]> => {
  if (inquiryId === undefined) return []
  const inquiry = await db.selectFrom('participant_inquiries').select('comment').where('id', '=', inquiryId).executeTakeFirst()
  return inquiry?.comment ? [notices.letter.comment(inquiry.comment)] : []
}

/** The answer of an admin to a request for admin rights. Index: the primary key. */
const appealLines = async (db: Db, appealId: number | undefined, { notices }: ReaderContext['words']): Promise<string[]> => {
  if (appealId === undefined) return []
  const appeal = await db.selectFrom('organization_appeals').select('comment').where('id', '=', appealId).executeTakeFirst()
  return appeal?.comment ? [notices.letter.comment(appeal.comment)] : []
}

/** The answer of the support. None once it is erased. Index: the primary key. */
const supportLines = async (db: Db, messageId: number | undefined): Promise<string[]> => {
  if (messageId === undefined) return []
  const message = await db.selectFrom('support_messages').select('text').where('id', '=', messageId).executeTakeFirst()
  return message?.text.split('\n').filter(Boolean) ?? []
}

/** Path of the page about the notification's subject, without site and locale. */
export const linkTo = ({ type, id, data }: NotificationRow): string => {
  if (type === notificationTypes.contactAccessRequest) return `/contacts-decision?userId=${data.userId}&notificationRecipientId=${id}`
  if (data.quizUrl?.startsWith('/')) return data.quizUrl
  if (data.linkHref) return data.linkHref
  if (data.eventId) return `/events/${data.eventId}`
  return data.userId ? `/users/${data.userId}` : '/'
}

const decisions = (row: NotificationRow) =>
  (['allow', 'decline'] as const).map((decision) => ({
    decision,
    path: `${linkTo(row)}&decision=${decision === 'allow' ? 'approved' : 'declined'}`,
  }))

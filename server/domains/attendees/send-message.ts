import { notificationTypes } from '../../../contract/limits.ts'
import { type Locale, locales } from '../../../contract/locales.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { queueMessages } from '../../kernel/outbox/queue.ts'
import { notify } from '../notifications/notify.ts'
import { ownEvent } from '../organizing/own-event.ts'
import { chosenUsers } from './chosen.ts'
import { organizerMessageKind } from './messages.ts'

type Call = Ctx<'POST /owner/event-participants/messages'>

/** One email and one notification to each chosen user, queued in one transaction. */
export const sendToParticipants = async (ctx: Call) => {
  const { db, actor, body, limits, now, refuse } = ctx
  const event = await ownEvent(db, { eventId: body.eventId, actor })
  if (body.withReplyTo && !(await hasConfirmedEmail(db, actor.id))) throw refuse('noReplyAddress')
  return db.transaction().execute(async (tx) => {
    const to = await chosenUsers(tx, body, actor)
    if (to.length === 0) return { sent: 0 }
    await limits.spend('participantMessages', `event:${event.id}`)
    const { id } = await tx
      .insertInto('participant_messages')
      .values({
        event_id: event.id,
        user_id: actor.id,
        subject: body.subject,
        text: body.text,
        with_reply_to: body.withReplyTo ?? false,
        recipients: to.length,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const letter = { kind: organizerMessageKind, subject: `message/${id}`, payload: { messageId: id } }
    await queueMessages(
      tx,
      to.map((userId) => ({ ...letter, to: { userId } })),
      now,
    )
    await notify(ctx, tx, {
      to,
      type: notificationTypes.system,
      data: { eventId: event.id, kind: 'organizerMessage' },
      texts: inEveryLanguage(`${event.name}: ${body.subject}\n${body.text}`),
      key: `organizer-message/${id}`,
    })
    return { sent: to.length }
  })
}

/** The organizer wrote it in one language. */
const inEveryLanguage = (text: string) => Object.fromEntries(locales.map((locale): [Locale, string] => [locale, text]))

/** Index: the primary key. */
const hasConfirmedEmail = async (db: Db, userId: number): Promise<boolean> => {
  const { email, email_confirmed_at } = await db
    .selectFrom('users')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return email !== null && email_confirmed_at !== null
}

import { randomUUID } from 'node:crypto'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { emailKind, type MessageContext } from '../../kernel/outbox/kinds.ts'
import { queueMessages } from '../../kernel/outbox/queue.ts'
import { wrongField } from '../../kernel/refusal.ts'
import type { EventRow } from '../events/store.ts'
import { visibleEvent } from '../events/visible.ts'
import { letterEvent } from './letter-event.ts'

const questionKind = 'organizing.question'
const mediaKind = 'organizing.media'

type Written = { eventId: number; senderName: string; email: string | null; phone: string | null; text: string; mediaName: string | null }

/** One email to each user who manages the event; replies go to the sender (V124). */
export const askOrganizers = async (ctx: Ctx<'POST /events/:id/contacts/organizer'>) => {
  const { actor, body, db, params } = ctx
  const event = await visibleEvent(ctx, params.id)
  const sender = await senderOf(db, actor.id)
  // without an address or a phone the organizer cannot answer
  if (!body.email && !sender.email && !body.phone) throw wrongField('email', 'required')
  const written = {
    eventId: event.id,
    senderName: sender.name,
    email: body.email ?? sender.email,
    phone: body.phone || null,
    text: body.text,
    mediaName: null,
  }
  return send(ctx, event, { kind: questionKind, written })
}

/** A request for accreditation of media, only where the event accepts them (V123). */
export const requestAccreditation = async (ctx: Ctx<'POST /events/:id/contacts/media'>) => {
  const { body, params, refuse } = ctx
  const event = await visibleEvent(ctx, params.id)
  if (!event.media_accreditation) throw refuse('noMediaAccreditation')
  const { mediaName, name: senderName, email } = body
  return send(ctx, event, {
    kind: mediaKind,
    written: { eventId: event.id, senderName, email, phone: body.phone || null, text: body.comment ?? '', mediaName },
  })
}

type Sending = { kind: string; written: Written }

const send = async ({ db, now }: { db: Db; now: Date }, event: EventRow, { kind, written }: Sending) => {
  const subject = `event/${event.id}/${randomUUID()}`
  const messages = event.owner_ids.map((userId) => ({ kind, subject, to: { userId }, payload: written }))
  await db.transaction().execute((tx) => queueMessages(tx, messages, now))
  return { ok: true as const }
}

/** An unconfirmed address may belong to another person, so that it is no address for replies. */
const senderOf = async (db: Db, userId: number) => {
  const { first_name, last_name, email, email_confirmed_at } = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email', 'email_confirmed_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { name: [first_name, last_name].filter(Boolean).join(' '), email: email_confirmed_at ? email : null }
}

/** The text is that of a stranger, so that it stays plain text, after words that say from whom it is. */
const letterOf = async (context: MessageContext<Written>, db: Db) => {
  const { reader, payload, words, links } = context
  const event = await letterEvent(db, payload.eventId, reader.locale)
  if (!event) return null
  const t = words.organizingLetters.written
  const { mediaName, senderName, email, phone, text } = payload
  return {
    subject: mediaName === null ? t.question(event.name) : t.media(event.name),
    text: [
      mediaName === null ? t.from(senderName) : t.fromMedia({ name: senderName, media: mediaName }),
      ...(text ? text.split('\n').filter(Boolean) : []),
      ...(email ? [t.email(email)] : []),
      ...(phone ? [t.phone(phone)] : []),
    ],
    links: [{ label: words.letters.openEvent, url: links.event(event.id) }],
    footer: words.letters.footer,
    ...(email && { replyTo: email }),
  }
}

/** The words of one user for another: no stranger reads them, and no copy stays. */
const rules = { onlyConfirmed: true, isForgotten: true } as const

export const contactMessages = [questionKind, mediaKind].map((kind) => emailKind<Written>(kind, (context, { db }) => letterOf(context, db), rules))

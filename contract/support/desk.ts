import { z } from 'zod'
import { calls } from '../kit.ts'
import { locales } from '../locales.ts'
import { id, instant, line, pageOf, paging, queryId } from '../shapes.ts'
import { supportPageSizes, supportStates } from './limits.ts'
import { supportMessage, supportText } from './support.ts'

/** The queue of threads for staff. */

const person = z.object({ id, name: z.string() })

const supportThread = z.object({
  id,
  /** Null for a visitor, who has an email instead. */
  user: person.nullable(),
  email: z.string().nullable(),
  /** An account has the email of the visitor, which anyone may have typed. */
  hasAccount: z.boolean(),
  /** The language of the latest message of the author. */
  locale: z.enum(locales),
  state: z.enum(supportStates),
  /** The first message without an answer in an open thread, the latest change in others. */
  since: instant,
  /** The beginning of the latest message. */
  text: z.string(),
  lastMessageId: id,
})
export type SupportThread = z.output<typeof supportThread>

/** `author` is the staff member of an answer; null for the author of the thread, and for an erased staff member. */
const deskMessage = supportMessage.extend({ author: person.nullable() })
export type DeskMessage = z.output<typeof deskMessage>

/** A thread that has changed since the sent message is not changed, so that of two staff members only one answers. */
const changed = ['notFound', 'supportAnswered', 'supportContinued'] as const

export const supportDesk = calls({
  'GET /admin/support-messages': {
    summary: 'Lists threads with the support: open ones by longest wait, others by latest change',
    access: 'staff',
    query: z.object({
      status: z.enum(supportStates).optional(),
      search: line(100).optional(),
      id: queryId.optional(),
      ...paging(supportPageSizes.supportMessages),
    }),
    reply: pageOf(supportThread),
  },
  'GET /admin/support-messages/:id': {
    summary: 'Returns a thread with its messages, the newest first',
    access: 'staff',
    query: z.object(paging(supportPageSizes.supportMessages)),
    reply: pageOf(deskMessage).extend({ thread: supportThread }),
    refusals: ['notFound'],
  },
  'POST /admin/support-messages/:id/answer': {
    summary: 'Answers a thread, and closes it on request. Users get a notification and an email, visitors an email with the answer',
    access: 'staff',
    body: z.strictObject({ text: supportText, closes: z.boolean().optional(), lastMessageId: id }),
    reply: supportThread,
    refusals: changed,
  },
  'POST /admin/support-messages/:id/state': {
    summary: 'Closes a thread that needs no answer, or opens it again',
    access: 'staff',
    body: z.strictObject({ state: z.enum(['open', 'closed']), lastMessageId: id }),
    reply: supportThread,
    refusals: changed,
  },
})

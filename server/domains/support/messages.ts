import type { Db } from '../../kernel/db.ts'
import { emailKind, type MessageContext, type MessageKind } from '../../kernel/outbox/kinds.ts'

export const supportAnswerKind = 'support.answer'

type Context = MessageContext<{ messageId: number }>

/** The answer to a visitor. It quotes nothing of the question, because a stranger may have typed the address. */
const compose = async ({ payload, words, links }: Context, { db }: { db: Db }) => {
  const answer = await findAnswer(db, payload.messageId)
  if (!answer) return null
  const t = words.supportLetters
  return {
    subject: t.subject,
    text: [t.lead, ...answer.text.split('\n').filter(Boolean), t.again],
    links: [{ label: t.write, url: links.to('/support#messages') }],
    footer: t.footer,
  }
}

/** None once the thread is deleted. Index: the primary key. */
const findAnswer = (db: Db, id: number) =>
  db.selectFrom('support_messages').select('text').where('id', '=', id).where('from_staff', '=', true).executeTakeFirst()

export const supportMessages: MessageKind[] = [emailKind(supportAnswerKind, compose)]

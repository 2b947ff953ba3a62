import type { Actor } from '../../kernel/actor.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { findMailing, lockMailing, type MailingRow } from './store.ts'

type Request = { params: { id: number }; actor: Actor; refuse: (code: 'notFound' | 'forbidden') => Refusal }

/** A mailing for its author, and for staff to read. */
export const readableMailing = async ({ params, actor, refuse }: Request, db: Db): Promise<MailingRow> => {
  const mailing = await findMailing(db, params.id)
  if (!mailing) throw refuse('notFound')
  if (mailing.user_id !== actor.id && !actor.isStaff) throw refuse('forbidden')
  return mailing
}

/** A mailing for its author to change, locked. */
export const lockOwnMailing = async ({ params, actor, refuse }: Request, tx: Tx): Promise<MailingRow> => {
  const mailing = await lockMailing(tx, params.id)
  if (!mailing) throw refuse('notFound')
  if (mailing.user_id !== actor.id) throw refuse('forbidden')
  return mailing
}

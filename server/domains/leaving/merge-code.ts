import { randomUUID } from 'node:crypto'
import type { MessageContext } from '../../kernel/outbox/kinds.ts'
import { queueMessages } from '../../kernel/outbox/queue.ts'
import { codeFrom, secretOf } from '../../kernel/outbox/secret.ts'
import type { Resources } from '../../kernel/resources.ts'
import { hashToken } from '../../kernel/secrets.ts'
import { findAccountByEmail } from '../accounts/store.ts'
import { mergeCodeLetter } from './letters/merge-code.ts'
import { addMergeCode, hasMergeCode } from './merge-store.ts'

export const mergeCodeKind = 'leaving.mergeCode'

const codeMinutes = 15
const codeDigits = 7

/** Hashed with the user that requested it: the code is of no use to another. */
export const hashMergeCode = (askedBy: number, code: string): Buffer => hashToken(`${askedBy} ${code}`)

type Requested = { userId: number; email: string; requestId: string }

/** Stores a code and queues its email in one transaction. Repeating the job for a request changes nothing. */
export const queueMergeCode = async ({ db, clock }: Resources, { userId, email, requestId }: Requested): Promise<void> => {
  const account = await findAccountByEmail(db, email)
  if (!account || account.id === userId) return
  const seed = randomUUID()
  const tokenHash = hashMergeCode(userId, codeOf(await secretOf(db, seed)))
  const message = { kind: mergeCodeKind, subject: `merge/${requestId}`, to: { userId: account.id }, payload: { askedBy: userId }, seed }
  await db.transaction().execute(async (tx) => {
    if ((await queueMessages(tx, [message], clock())) === 0) return
    await addMergeCode(tx, { tokenHash, askedBy: userId, email, until: new Date(clock().getTime() + codeMinutes * 60_000) })
  })
}

/** A code that is used, expired or replaced is not sent. */
export const composeMergeCode = async (context: MessageContext<{ askedBy: number }>, { db, clock }: Resources) => {
  const code = codeOf(context.secret)
  const isValid = await hasMergeCode(db, { tokenHash: hashMergeCode(context.payload.askedBy, code), now: clock() })
  return isValid ? mergeCodeLetter(context, { code, minutes: codeMinutes }) : null
}

const codeOf = (secret: (purpose: string) => Buffer) => codeFrom(secret('code'), codeDigits)

import { randomUUID } from 'node:crypto'
import { codeLifetimeMinutes } from '../../../../../contract/limits.ts'
import type { Locale } from '../../../../../contract/locales.ts'
import type { Db, Tx } from '../../../../kernel/db.ts'
import type { LetterContent } from '../../../../kernel/letter.ts'
import type { MessageContext } from '../../../../kernel/outbox/kinds.ts'
import { queueMessages } from '../../../../kernel/outbox/queue.ts'
import { codeFrom, secretOf } from '../../../../kernel/outbox/secret.ts'
import type { Resources } from '../../../../kernel/resources.ts'

export const secondStepCodeKind = 'accounts.secondStepCode'
export const codeDigits = 6

/** The seed of an email and the code in it: the request stores the hash of the code, because only it knows the session token. */
export const newEmailedCode = async (db: Db): Promise<{ seed: string; code: string }> => {
  const seed = randomUUID()
  return { seed, code: codeOf(await secretOf(db, seed)) }
}

type CodeEmail = { userId: number; address: string; locale: Locale; seed: string; now: Date; expiresAt: Date }

export const queueCodeEmail = (tx: Tx, { userId, address, locale, seed, now, expiresAt }: CodeEmail) =>
  queueMessages(
    tx,
    [
      {
        kind: secondStepCodeKind,
        subject: `code/${randomUUID()}`,
        to: { userId, address, locale },
        seed,
        payload: { expiresAt: expiresAt.toISOString() },
      },
    ],
    now,
  )

/** An expired code is not sent. */
export const composeSecondStepCode = async (
  { words: { careLetters }, payload, secret }: MessageContext<{ expiresAt: string }>,
  { clock }: Resources,
): Promise<LetterContent | null> => {
  if (new Date(payload.expiresAt) <= clock()) return null
  const words = careLetters.secondStep
  return { subject: words.subject, text: [words.text(codeOf(secret)), words.lasts(codeLifetimeMinutes)], footer: careLetters.footer }
}

const codeOf = (secret: (purpose: string) => Buffer) => codeFrom(secret('code'), codeDigits)

import { randomInt } from 'node:crypto'
import { userStatuses } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import type { Resources } from '../../kernel/resources.ts'
import { hashToken } from '../../kernel/secrets.ts'
import { letterReader, sendLetter } from '../../kernel/send-letter.ts'
import { normalPhone } from '../accounts/phones.ts'
import { findAccountByEmail, findAccountByPhone, spendPhoneProof } from '../accounts/store.ts'
import { mergeCodeRequested } from './facts.ts'
import { mergeCodeLetter } from './letters/merge-code.ts'
import { addMergeCode, addMergeRequest, lockAccounts, spendMergeCode } from './merge-store.ts'

const codeMinutes = 15

/** The email is sent later, so that the response time does not reveal whether the account exists. */
export const sendMergeCode = async ({ db, actor, body, announce }: Ctx<'POST /user/merge-requests/send-code'>) => {
  await db.transaction().execute((tx) => announce(tx, mergeCodeRequested, { userId: actor.id, email: body.email }))
  return { ok: true as const }
}

export const writeMergeCode = async (resources: Resources, { userId, email }: { userId: number; email: string }): Promise<void> => {
  const { db, clock } = resources
  const account = await findAccountByEmail(db, email)
  if (!account || account.id === userId) return
  const code = String(randomInt(1_000_000, 10_000_000))
  await addMergeCode(db, {
    tokenHash: hashToken(`${userId} ${code}`),
    askedBy: userId,
    email,
    until: new Date(clock().getTime() + codeMinutes * 60_000),
  })
  const to = await letterReader(db, account.id)
  await sendLetter(resources, { to, compose: (stationery) => mergeCodeLetter(stationery, { code, minutes: codeMinutes }) })
}

export const requestMerge = (ctx: Ctx<'POST /user/merge-requests'>) =>
  ctx.db.transaction().execute(async (tx) => {
    const source = await provenAccount(ctx, tx)
    if (!source || source.id === ctx.actor.id) throw ctx.refuse('mergeProofInvalid')
    if (!(await addMergeRequest(tx, { source: source.id, target: ctx.actor.id, now: ctx.now }))) throw ctx.refuse('alreadyAsked')
    return { status: 'wait' as const }
  })

/** The account whose phone or email the user has proven to own. */
const provenAccount = async ({ body, actor, now, refuse }: Ctx<'POST /user/merge-requests'>, tx: Tx) => {
  if (body.phone) {
    const phone = normalPhone(body.phone)
    if (!phone) throw refuse('invalidPhone')
    const proof = await spendPhoneProof(tx, hashToken(body.token), now)
    return proof?.phone === phone ? findAccountByPhone(tx, phone) : undefined
  }
  if (!body.email) throw refuse('phoneOrEmailRequired')
  const isProven = await spendMergeCode(tx, { tokenHash: hashToken(`${actor.id} ${body.token}`), askedBy: actor.id, email: body.email, now })
  return isProven ? findAccountByEmail(tx, body.email) : undefined
}

/** Moves all data of one account to the other. The account itself moves last and becomes a signpost. Returns false if one of them is closed. */
export const mergeAccounts = async (
  { personalData, announce, now }: Pick<Resources, 'personalData' | 'announce'> & { now: Date },
  tx: Tx,
  accounts: { from: number; to: number },
): Promise<boolean> => {
  const locked = await lockAccounts(tx, [accounts.from, accounts.to])
  if (locked.some(({ status }) => status === userStatuses.merged || status === userStatuses.deactivated)) return false
  for (const domain of personalData) await domain.move(tx, accounts, { announce, now })
  return true
}

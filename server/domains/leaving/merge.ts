import { randomUUID } from 'node:crypto'
import { userStatuses } from '../../../contract/limits.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Tx } from '../../kernel/db.ts'
import type { Resources } from '../../kernel/resources.ts'
import { hashToken } from '../../kernel/secrets.ts'
import { normalPhone } from '../accounts/phones.ts'
import { findAccountByEmail, findAccountByPhone, spendPhoneProof } from '../accounts/store.ts'
import { mergeCodeRequested } from './facts.ts'
import { hashMergeCode } from './merge-code.ts'
import { addMergeRequest, lockAccounts, spendMergeCode } from './merge-store.ts'

/** The account is looked up later, so that the response time does not reveal whether the account exists. */
export const sendMergeCode = async ({ db, actor, body, announce }: Ctx<'POST /user/merge-requests/send-code'>) => {
  await db.transaction().execute((tx) => announce(tx, mergeCodeRequested, { userId: actor.id, email: body.email, requestId: randomUUID() }))
  return { ok: true as const }
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
  const isProven = await spendMergeCode(tx, { tokenHash: hashMergeCode(actor.id, body.token), askedBy: actor.id, email: body.email, now })
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

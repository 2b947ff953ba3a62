import { consentYears } from '../../../../../contract/limits.ts'
import type { Ctx } from '../../../../kernel/call.ts'
import { yearsAfter } from '../../../../kernel/dates.ts'
import type { Tx } from '../../../../kernel/db.ts'
import { type Agreement, addToLedger, ledgerOf, markGiven, markWithdrawn } from './ledger.ts'

type Giving = Ctx<'POST /user/agreements'>

/** Stores ticked boxes. Unticking is refused: withdrawal is a separate call (V188, V189). */
export const giveAgreements = async (ctx: Giving) => {
  const { db, actor, body, refuse } = ctx
  if (body.agreement === false || body.personal_data_agreement === false) throw refuse('cannotWithdrawHere')
  await db.transaction().execute(async (tx) => {
    if (body.agreement) await giveAgreement(ctx, tx, 'agreement')
    if (body.personal_data_agreement) await giveAgreement(ctx, tx, 'personal_data_agreement')
  })
  return {
    agreement: actor.hasAgreement || body.agreement === true,
    personal_data_agreement: actor.hasPersonalDataAgreement || body.personal_data_agreement === true,
  }
}

/** The personal data agreement must be renewed after ten years, the user agreement never (A097). */
export const giveAgreement = async ({ actor, now }: Pick<Giving, 'actor' | 'now'>, tx: Tx, kind: Agreement) => {
  const since = kind === 'agreement' ? new Date(0) : yearsAfter(now, -consentYears)
  if (await markGiven(tx, actor.id, kind, { now, since })) await addToLedger(tx, { userId: actor.id, kind, action: 'given', now })
}

/** Withdraws an agreement; the account stays. Until the user agrees again, event registration is refused. */
export const withdrawAgreement = async ({ db, actor, body, now }: Ctx<'POST /user/consents/withdraw'>) => {
  await db.transaction().execute(async (tx) => {
    const isWithdrawn = await markWithdrawn(tx, actor.id, body.kind)
    if (isWithdrawn) await addToLedger(tx, { userId: actor.id, kind: body.kind, action: 'withdrawn', now })
  })
  return {
    agreement: actor.hasAgreement && body.kind !== 'agreement',
    personal_data_agreement: actor.hasPersonalDataAgreement && body.kind !== 'personal_data_agreement',
  }
}

export const consentsGiven = async ({ db, actor }: Ctx<'GET /user/consents'>) => {
  const rows = await ledgerOf(db, actor.id)
  const _items = rows.map(({ kind, action, text_version, happened_at }) => ({
    kind,
    action,
    textVersion: text_version,
    at: happened_at.toISOString(),
  }))
  return { _items }
}

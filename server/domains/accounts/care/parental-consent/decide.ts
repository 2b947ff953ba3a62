import type { StaffParentalConsent } from '../../../../../contract/accounts/care.ts'
import { notificationTypes } from '../../../../../contract/limits.ts'
import type { Ctx } from '../../../../kernel/call.ts'
import type { Tx } from '../../../../kernel/db.ts'
import { pageOf, sliceOf } from '../../../../kernel/paging.ts'
import { notify } from '../../../notifications/notify.ts'
import { addToLedger } from '../consent/ledger.ts'
import { presentForStaff } from './present.ts'
import { validUntil } from './rules.ts'
import { countConsents, decideConsent, filesOf, findConsent, liftRestriction, listConsents } from './store.ts'

export const consentsForStaff = async ({ db, actor, query, now }: Ctx<'GET /admin/parental-consents'>) => {
  const slice = sliceOf(query, actor)
  const [rows, total] = await Promise.all([listConsents(db, query, slice), countConsents(db, query)])
  const files = Map.groupBy(
    await filesOf(
      db,
      rows.map((row) => row.id),
    ),
    (file) => file.user_id,
  )
  return pageOf(
    rows.map((row) => presentForStaff(row, files.get(row.id) ?? [], now)),
    total,
    query,
    slice,
  )
}

type Deciding = Ctx<'POST /admin/parental-consents/:id/decision'>

/** An approved consent is valid for 10 years and lifts the restriction at once (V192, V193). */
export const decideOnConsent = async (ctx: Deciding): Promise<StaffParentalConsent> => {
  const { db, params, now, refuse } = ctx
  if (!(await findConsent(db, params.id))) throw refuse('notFound')
  await db.transaction().execute((tx) => settle(ctx, tx))
  const row = await findConsent(db, params.id)
  if (!row) throw refuse('notFound')
  return presentForStaff(row, await filesOf(db, [row.id]), now)
}

const settle = async (ctx: Deciding, tx: Tx) => {
  const { params, body, actor, now, refuse } = ctx
  const isApproved = body.decision === 'approved'
  const decision = { decided_at: now, decided_by: actor.id, comment: body.comment || null, valid_until: isApproved ? validUntil(now) : null }
  if (!(await decideConsent(tx, params.id, { status: body.decision, ...decision }))) throw refuse('consentNotWaiting')
  if (isApproved) {
    await liftRestriction(tx, params.id)
    await addToLedger(tx, { userId: params.id, kind: 'parental_consent', action: 'given', now })
  }
  const kind = isApproved ? 'consentApproved' : 'consentDeclined'
  await notify(ctx, tx, { to: [params.id], type: notificationTypes.system, data: { kind, linkHref: '/settings?tab=account' } })
}

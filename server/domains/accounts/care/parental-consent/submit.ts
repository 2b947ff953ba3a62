import type { ParentalConsent } from '../../../../../contract/accounts/care.ts'
import type { Ctx } from '../../../../kernel/call.ts'
import type { Db } from '../../../../kernel/db.ts'
import type { Refusal } from '../../../../kernel/refusal.ts'
import { claimUploads, releaseUploads } from '../../../uploads/claim.ts'
import { normalPhone } from '../../phones.ts'
import { isEmail } from '../../rules.ts'
import { presentConsent } from './present.ts'
import { areConsents, filesOf, findConsent, replaceFiles, submitConsent } from './store.ts'

type Deps = { db: Db; actor: { id: number }; now: Date; refuse: (code: 'notFound') => Refusal }
type SubmittedConsent = Ctx<'POST /user/parental-consent'>

/** Adults have no parental consent. */
export const ownConsent = async ({ db, actor, now, refuse }: Deps): Promise<ParentalConsent> => {
  const row = await findConsent(db, actor.id)
  if (!row) throw refuse('notFound')
  return presentConsent(row, await filesOf(db, [actor.id]), now)
}

/** Submits the minor's own files for staff. Until staff approve, they can be submitted again. */
export const submitOwnConsent = async (ctx: SubmittedConsent): Promise<ParentalConsent> => {
  const { db, actor, body, now, refuse } = ctx
  const parent = parentOf(ctx)
  if (!(await findConsent(db, actor.id))) throw refuse('notFound')
  const fileIds = [...new Set(body.fileIds)]
  await db.transaction().execute(async (tx) => {
    const isSubmitted = await submitConsent(tx, { user_id: actor.id, status: 'wait', ...parent, uploaded_at: now })
    if (!isSubmitted) throw refuse('consentApproved')
    const areOwn = await claimUploads(tx, { ids: fileIds, ownerId: actor.id })
    if (!areOwn || !(await areConsents(tx, fileIds))) throw refuse('consentFilesUnknown')
    await releaseUploads(tx, await replaceFiles(tx, actor.id, fileIds))
  })
  return ownConsent(ctx)
}

const parentOf = ({ body, refuse }: SubmittedConsent) => {
  const parent_phone = body.parentPhone ? normalPhone(body.parentPhone) : null
  if (body.parentPhone && !parent_phone) throw refuse('parentPhoneInvalid')
  if (body.parentEmail && !isEmail(body.parentEmail)) throw refuse('parentEmailInvalid')
  return { parent_name: body.parentName || null, parent_phone, parent_email: body.parentEmail || null }
}

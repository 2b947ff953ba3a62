import type { EmploymentChange } from '../../../../../contract/people/profile.ts'
import type { Ctx } from '../../../../kernel/call.ts'
import { brokenConstraint } from '../../../../kernel/db.ts'
import { wrongField } from '../../../../kernel/refusal.ts'
import { moscowDate } from '../../../accounts/rules.ts'
import { lockPerson, maxEntries, refuseOthers } from '../access.ts'
import { clearPrimary, countEntries, deleteEntry } from '../primary.ts'
import { presentEmployment } from './present.ts'
import { anyEmployment, insertEmployment, lockEmployment, updateEmployment } from './store.ts'

type AddCall = Ctx<'POST /users/:id/employments'>
type ChangeCall = Ctx<'PUT /users/:id/employments/:eId'>

export const addEmployment = async (ctx: AddCall) => {
  const { db, actor, body, now, refuse } = ctx
  refuseOthers(ctx)
  const values = columnsOf(body, now)
  const adding = db.transaction().execute(async (tx) => {
    await lockPerson(tx, actor.id)
    if ((await countEntries(tx, 'employments', actor.id)) >= maxEntries) throw refuse('tooManyEntries')
    if (body.primary) await clearPrimary(tx, 'employments', actor.id)
    return insertEmployment(tx, { ...values, user_id: actor.id, is_primary: body.primary ?? false, created_at: now })
  })
  const { id } = await adding.catch(toFieldError)
  return presentOwn(ctx, id)
}

export const changeEmployment = async (ctx: ChangeCall) => {
  const { db, actor, params, body, now, refuse } = ctx
  refuseOthers(ctx)
  const values = columnsOf(body, now)
  const changing = db.transaction().execute(async (tx) => {
    await lockPerson(tx, actor.id)
    const before = await lockEmployment(tx, { id: params.eId, userId: actor.id })
    if (!before) throw refuse('notFound')
    if (body.primary) await clearPrimary(tx, 'employments', actor.id)
    const isOther = Object.entries(values).some(([column, value]) => before[column as keyof typeof values] !== value)
    const primary = body.primary === undefined ? {} : { is_primary: body.primary }
    await updateEmployment(tx, before.id, { ...values, ...primary, ...(isOther && { moderation: 'wait', moderation_comment: null }) })
  })
  await changing.catch(toFieldError)
  return presentOwn(ctx, params.eId)
}

export const removeEmployment = async (ctx: Ctx<'DELETE /users/:id/employments/:eId'>) => {
  const { db, actor, params, refuse } = ctx
  refuseOthers(ctx)
  const isRemoved = await db.transaction().execute((tx) => deleteEntry(tx, 'employments', { id: params.eId, userId: actor.id }))
  if (!isRemoved) throw refuse('notFound')
  return { ok: true as const }
}

/** Columns that staff review. A current job has no end date (V350). */
const columnsOf = (body: EmploymentChange, now: Date) => {
  const isPresent = body.present ?? !body.dateEnd
  const dateEnd = isPresent ? null : (body.dateEnd ?? null)
  checkDates(body.dateStart, dateEnd, moscowDate(now))
  return {
    position: body.position,
    company_id: body.companyId,
    employment_group_id: body.employmentGroupId ?? null,
    description: body.description || null,
    date_start: body.dateStart,
    date_end: dateEnd,
    is_present: isPresent,
  }
}

const earliest = '1930-01-01'

const checkDates = (start: string, end: string | null, today: string) => {
  if (start > today || start < earliest) throw wrongField('dateStart', 'type')
  if (end && (end < start || end > today)) throw wrongField('dateEnd', 'type')
}

const toFieldError = (error: unknown): never => {
  const constraint = brokenConstraint(error)
  if (constraint === 'employments_company_id_fkey') throw wrongField('companyId')
  if (constraint === 'employments_employment_group_id_fkey') throw wrongField('employmentGroupId')
  throw error
}

const presentOwn = async ({ db, actor }: Pick<AddCall, 'db' | 'actor'>, id: number) => {
  const row = await anyEmployment(db, id)
  if (!row) throw new Error('the saved job is missing')
  return presentEmployment(row, actor.id)
}

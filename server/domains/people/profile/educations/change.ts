import type { EducationChange } from '../../../../../contract/people/profile.ts'
import type { Ctx } from '../../../../kernel/call.ts'
import type { Db } from '../../../../kernel/db.ts'
import { wrongField } from '../../../../kernel/refusal.ts'
import { moscowDate } from '../../../accounts/rules.ts'
import { findUniversity } from '../../../reference/catalogs/universities-store.ts'
import { lockPerson, maxEntries, refuseOthers } from '../access.ts'
import { clearPrimary, countEntries, deleteEntry } from '../primary.ts'
import { presentEducation } from './present.ts'
import { anyEducation, insertEducation, lockEducation, updateEducation } from './store.ts'

type AddCall = Ctx<'POST /users/:id/educations'>
type ChangeCall = Ctx<'PUT /users/:id/educations/:eId'>

export const addEducation = async (ctx: AddCall) => {
  const { db, actor, body, now, refuse } = ctx
  refuseOthers(ctx)
  const values = await columnsOf(db, body, now)
  const { id } = await db.transaction().execute(async (tx) => {
    await lockPerson(tx, actor.id)
    if ((await countEntries(tx, 'educations', actor.id)) >= maxEntries) throw refuse('tooManyEntries')
    if (body.primary) await clearPrimary(tx, 'educations', actor.id)
    return insertEducation(tx, { ...values, user_id: actor.id, is_primary: body.primary ?? false, created_at: now })
  })
  return presentOwn(ctx, id)
}

export const changeEducation = async (ctx: ChangeCall) => {
  const { db, actor, params, body, now, refuse } = ctx
  refuseOthers(ctx)
  const values = await columnsOf(db, body, now)
  await db.transaction().execute(async (tx) => {
    await lockPerson(tx, actor.id)
    const before = await lockEducation(tx, { id: params.eId, userId: actor.id })
    if (!before) throw refuse('notFound')
    if (body.primary) await clearPrimary(tx, 'educations', actor.id)
    const isOther = Object.entries(values).some(([column, value]) => before[column as keyof typeof values] !== value)
    const primary = body.primary === undefined ? {} : { is_primary: body.primary }
    await updateEducation(tx, before.id, { ...values, ...primary, ...(isOther && { moderation: 'wait', moderation_comment: null }) })
  })
  return presentOwn(ctx, params.eId)
}

export const removeEducation = async (ctx: Ctx<'DELETE /users/:id/educations/:eId'>) => {
  const { db, actor, params, refuse } = ctx
  refuseOthers(ctx)
  const isRemoved = await db.transaction().execute((tx) => deleteEntry(tx, 'educations', { id: params.eId, userId: actor.id }))
  if (!isRemoved) throw refuse('notFound')
  return { ok: true as const }
}

/** Columns that staff review; validates the years and the university. */
const columnsOf = async (db: Db, body: EducationChange, now: Date) => {
  checkYears(body, now)
  const university = await findUniversity(db, body.universityId, 'ru')
  if (!university) throw wrongField('universityId')
  return {
    university_id: university.id,
    specialty: body.specialty,
    year_start: body.yearStart,
    year_end: body.yearEnd ?? null,
    is_foreign: body.foreign ?? university.is_foreign,
    basis: body.basis ?? null,
    level: body.level,
  }
}

const longestStudy = 15

const checkYears = ({ yearStart, yearEnd }: EducationChange, now: Date) => {
  const nextYear = Number(moscowDate(now).slice(0, 4)) + 1
  if (yearStart > nextYear) throw wrongField('yearStart', 'range', nextYear)
  if (yearEnd && yearEnd < yearStart) throw wrongField('yearEnd', 'range', yearStart)
  if (yearEnd && yearEnd > yearStart + longestStudy) throw wrongField('yearEnd', 'range', yearStart + longestStudy)
}

const presentOwn = async ({ db, actor, caller }: Pick<AddCall, 'db' | 'actor' | 'caller'>, id: number) => {
  const row = await anyEducation(db, id, caller.locale)
  if (!row) throw new Error('the saved education is missing')
  return presentEducation(row, actor.id)
}

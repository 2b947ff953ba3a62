import type { Ctx } from '../../../../kernel/call.ts'
import { pageOf, sliceOf } from '../../../../kernel/paging.ts'
import { pageAt } from '../access.ts'
import { countVisible } from '../visibility-sql.ts'
import { presentEducation } from './present.ts'
import { educationsOf, findEducation } from './store.ts'

export const educationsPage = async (ctx: Ctx<'GET /users/:id/educations'>) => {
  const { db, actor, caller, query } = ctx
  const slice = sliceOf(query, actor)
  const { userId, isShown } = await pageAt(ctx, 'educations')
  if (!isShown) return pageOf([], 0, query, slice)
  const entryReader = { userIds: [userId], viewerId: actor?.id ?? null }
  const [rows, total] = await Promise.all([educationsOf(db, entryReader, caller.locale, slice), countVisible(db, 'educations', entryReader)])
  return pageOf(
    rows.map((row) => presentEducation(row, entryReader.viewerId)),
    total,
    query,
    slice,
  )
}

export const educationOf = async (ctx: Ctx<'GET /users/:id/educations/:eId'>) => {
  const { db, actor, caller, params, refuse } = ctx
  const { userId, isShown } = await pageAt(ctx, 'educations')
  const viewerId = actor?.id ?? null
  const row = isShown ? await findEducation(db, params.eId, { userIds: [userId], viewerId }, caller.locale) : undefined
  if (!row) throw refuse('notFound')
  return presentEducation(row, viewerId)
}

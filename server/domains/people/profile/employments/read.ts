import type { Ctx } from '../../../../kernel/call.ts'
import { pageOf, sliceOf } from '../../../../kernel/paging.ts'
import { pageAt } from '../access.ts'
import { countVisible } from '../visibility-sql.ts'
import { presentEmployment } from './present.ts'
import { employmentsOf, findEmployment } from './store.ts'

export const employmentsPage = async (ctx: Ctx<'GET /users/:id/employments'>) => {
  const { db, actor, query } = ctx
  const slice = sliceOf(query, actor)
  const { userId, isShown } = await pageAt(ctx, 'employments')
  if (!isShown) return pageOf([], 0, query, slice)
  const entryReader = { userIds: [userId], viewerId: actor?.id ?? null }
  const [rows, total] = await Promise.all([employmentsOf(db, entryReader, slice), countVisible(db, 'employments', entryReader)])
  return pageOf(
    rows.map((row) => presentEmployment(row, entryReader.viewerId)),
    total,
    query,
    slice,
  )
}

export const employmentOf = async (ctx: Ctx<'GET /users/:id/employments/:eId'>) => {
  const { db, actor, params, refuse } = ctx
  const { userId, isShown } = await pageAt(ctx, 'employments')
  const viewerId = actor?.id ?? null
  const row = isShown ? await findEmployment(db, params.eId, { userIds: [userId], viewerId }) : undefined
  if (!row) throw refuse('notFound')
  return presentEmployment(row, viewerId)
}

import type { eventGroups } from '../../../contract/cabinet/groups.ts'
import type { Ctx, Handlers } from '../../kernel/call.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { changeGroup, createGroup, ownGroup, removeGroup } from './groups.ts'
import { groupsOf } from './groups-store.ts'

export const groupsRoutes: Handlers<typeof eventGroups> = {
  'GET /user/event-groups': (ctx) => list(ctx),
  'GET /user/event-groups/:id': (ctx) => ownGroup(ctx),
  'POST /user/event-groups': (ctx) => createGroup(ctx),
  'PUT /user/event-groups/:id': (ctx) => changeGroup(ctx),
  'DELETE /user/event-groups/:id': (ctx) => removeGroup(ctx),
}

const list = async ({ db, actor, query }: Ctx<'GET /user/event-groups'>) => {
  const slice = sliceOf(query, actor)
  const { items, total } = await groupsOf(db, actor.id, slice)
  return pageOf(items, total, query, slice)
}

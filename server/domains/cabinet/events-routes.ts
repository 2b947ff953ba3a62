import type { cabinetEvents } from '../../../contract/cabinet/events.ts'
import { sorts } from '../../../contract/events/events.ts'
import { cabinetStates } from '../../../contract/organizing/limits.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import type { Ctx, Handlers } from '../../kernel/call.ts'
import { pageOf, sliceOf } from '../../kernel/paging.ts'
import { ownEvent } from '../organizing/own-event.ts'
import { presentOwn } from './present.ts'
import { countOwn, pageOfOwn, themesOfOwn } from './store.ts'

export const cabinetEventsRoutes: Handlers<typeof cabinetEvents> = {
  'GET /owner/events': (ctx) => list(ctx),
  'GET /owner/events/counters': async ({ db, actor, now }) => {
    const { all, ...counts } = await countOwn(db, { userId: actor.id, now })
    return { total: all, ...counts }
  },
  'GET /owner/events/states': async ({ db, actor, caller, now }) => {
    const counts = await countOwn(db, { userId: actor.id, now })
    const titles = dictionaries[caller.locale].cabinetStates
    return { _items: cabinetStates.map((state) => ({ state, title: titles[state], count: counts[state] })) }
  },
  'GET /owner/events/themes': async ({ db, actor, caller }) => ({ _items: await themesOfOwn(db, actor.id, caller.locale) }),
  'GET /owner/events/sorts': async ({ caller }) => {
    const titles = dictionaries[caller.locale].cabinetSorts
    return { _items: sorts.map((sort) => ({ sort, title: titles[sort] })) }
  },
  'GET /owner/events/:id/list-item': (ctx) => listItem(ctx),
}

const list = async (ctx: Ctx<'GET /owner/events'>) => {
  const { db, actor, now, query } = ctx
  const slice = sliceOf(query, actor)
  const { ids, total } = await pageOfOwn(db, { userId: actor.id, now, query, slice })
  return pageOf(await presentOwn(ctx, ids, query.expand), total, query, slice)
}

/** The row of the list after an action. Staff may read the row of any event. */
const listItem = async (ctx: Ctx<'GET /owner/events/:id/list-item'>) => {
  const { db, actor, params, query } = ctx
  await ownEvent(db, { eventId: params.id, actor })
  const [row] = await presentOwn(ctx, [params.id], query.expand)
  if (!row) throw ctx.refuse('notFound')
  return row
}

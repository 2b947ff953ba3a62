import { maxGroups } from '../../../contract/cabinet/limits.ts'
import type { Actor } from '../../kernel/actor.ts'
import type { Ctx } from '../../kernel/call.ts'
import { brokenConstraint, type Tx } from '../../kernel/db.ts'
import { type Refusal, wrongField } from '../../kernel/refusal.ts'
import type { Resources } from '../../kernel/resources.ts'
import { countGroups, findGroup, nameKey, writeGroupEvents } from './groups-store.ts'

type GroupCall = Pick<Resources, 'db'> & { actor: Actor; params: { id: number }; refuse: (code: 'notFound' | 'forbidden') => Refusal }

/** A folder of the caller. */
export const ownGroup = async ({ db, actor, params, refuse }: GroupCall) => {
  const group = await findGroup(db, params.id)
  if (!group) throw refuse('notFound')
  if (group.userId !== actor.id) throw refuse('forbidden')
  return group
}

export const createGroup = async (ctx: Ctx<'POST /user/event-groups'>) => {
  const { db, actor, body, now, refuse } = ctx
  const { name, eventIds } = body
  const groupId = await db.transaction().execute(async (tx) => {
    // one folder at a time, so that simultaneous requests do not exceed the limit
    await tx.selectFrom('users').select('id').where('id', '=', actor.id).forNoKeyUpdate().execute()
    if ((await countGroups(tx, actor.id)).count >= maxGroups) throw refuse('tooManyGroups')
    const added = await tx
      .insertInto('event_groups')
      .values({ user_id: actor.id, name, name_key: nameKey(name), created_at: now, updated_at: now })
      .onConflict((on) => on.constraint('event_groups_name').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw refuse('groupNameTaken')
    await requireOwnEvents(tx, { groupId: added.id, userId: actor.id, eventIds })
    return added.id
  })
  return written(ctx, groupId)
}

export const changeGroup = async (ctx: Ctx<'PUT /user/event-groups/:id'>) => {
  const { db, actor, body, params, now, refuse } = ctx
  const { name, eventIds } = body
  const change = db.transaction().execute(async (tx) => {
    await lockOwnGroup(ctx, tx)
    await tx
      .updateTable('event_groups')
      .set({ ...(name !== undefined && { name, name_key: nameKey(name) }), updated_at: now })
      .where('id', '=', params.id)
      .execute()
    if (eventIds) await requireOwnEvents(tx, { groupId: params.id, userId: actor.id, eventIds })
  })
  await change.catch((error: unknown) => {
    throw brokenConstraint(error) === 'event_groups_name' ? refuse('groupNameTaken') : error
  })
  return written(ctx, params.id)
}

export const removeGroup = async (ctx: Ctx<'DELETE /user/event-groups/:id'>) => {
  await ctx.db.transaction().execute(async (tx) => {
    await lockOwnGroup(ctx, tx)
    await tx.deleteFrom('event_groups').where('id', '=', ctx.params.id).execute()
  })
  return { ok: true as const }
}

const lockOwnGroup = async ({ actor, params, refuse }: GroupCall, tx: Tx) => {
  const group = await tx.selectFrom('event_groups').select('user_id').where('id', '=', params.id).forUpdate().executeTakeFirst()
  if (!group) throw refuse('notFound')
  if (group.user_id !== actor.id) throw refuse('forbidden')
}

const requireOwnEvents = async (tx: Tx, events: Parameters<typeof writeGroupEvents>[1]) => {
  if (!(await writeGroupEvents(tx, events))) throw wrongField('eventIds')
}

const written = async ({ db }: Pick<GroupCall, 'db'>, groupId: number) => {
  const group = await findGroup(db, groupId)
  if (!group) throw new Error(`the folder ${groupId} was not written`)
  return group
}

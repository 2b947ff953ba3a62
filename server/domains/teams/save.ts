import { sql } from 'kysely'
import { teamCounts } from '../../../contract/limits.ts'
import type { TeamChange } from '../../../contract/teams/team.ts'
import type { Ctx } from '../../kernel/call.ts'
import { brokenConstraint, type Db, type Tx } from '../../kernel/db.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'
import { claimFreeUploads, releaseUploads } from '../uploads/claim.ts'
import { newInviteCode } from './invite-code.ts'
import { lockTeamFor } from './lock.ts'
import { changedTeam } from './team-page.ts'

/** The creator becomes the leader with an approved entry (V294). Staff review the team for the public list. */
export const createTeam = async (ctx: Ctx<'POST /owner/teams'>) => {
  const { db, actor, body, now, refuse } = ctx
  await checkThemes(db, body)
  const id = await db.transaction().execute(async (tx) => {
    if ((await countLed(tx, actor.id)) >= teamCounts.led) throw refuse('tooManyEntries')
    if (body.photo) await claimPhoto(tx, body.photo, actor.id)
    const values = { ...columnsOf(body), name: body.name, type: typeOf(body.type), user_id: actor.id, invite_code: newInviteCode(), created_at: now }
    const { id: added } = await known(tx.insertInto('teams').values(values).returning('id').executeTakeFirstOrThrow())
    const leader = { team_id: added, user_id: actor.id, role: 'leader', moderation: 'approved', created_at: now, decided_at: now } as const
    await tx.insertInto('team_staff').values(leader).execute()
    return added
  })
  return changedTeam(ctx, id)
}

/** Missing fields keep their values. A new name, description or photo goes to staff again. */
export const changeTeam = async (ctx: Ctx<'PUT /owner/teams/:id'>) => {
  const { db, actor, params, body } = ctx
  await checkThemes(db, body)
  await db.transaction().execute(async (tx) => {
    const before = await lockTeamFor(tx, ctx, params.id)
    if (body.photo !== undefined && body.photo !== before.photo_id) {
      if (body.photo) await claimPhoto(tx, body.photo, actor.id)
      if (before.photo_id) await releaseUploads(tx, [before.photo_id])
    }
    const values = { ...columnsOf(body), ...(body.type !== undefined && { type: typeOf(body.type) }) }
    await known(
      tx
        .updateTable('teams')
        .set({ ...values, name: body.name })
        .set((await isNew(tx, params.id, { name: body.name, ...values })) ? reviewed : {})
        .where('id', '=', params.id)
        .execute(),
    )
  })
  return changedTeam(ctx, params.id)
}

const reviewed = { moderation: 'wait' as const, moderation_comment: null, decided_by: null, decided_at: null }

type Content = { name: string; description?: string | null; photo_id?: string | null }

const isNew = async (tx: Tx, id: number, content: Content): Promise<boolean> => {
  const before = await tx.selectFrom('teams').select(['name', 'description', 'photo_id']).where('id', '=', id).executeTakeFirstOrThrow()
  const after = { ...before, ...content }
  return after.name !== before.name || after.description !== before.description || after.photo_id !== before.photo_id
}

/** The row of the user is locked, so that two requests do not both count the last one. */
const countLed = async (tx: Tx, userId: number): Promise<number> => {
  await sql`select from users where id = ${userId} for no key update`.execute(tx)
  return (await sql<{ total: number }>`select count(*) as total from teams where user_id = ${userId}`.execute(tx)).rows[0]?.total ?? 0
}

/** Only a picture of the caller that nothing uses yet. */
const claimPhoto = async (tx: Tx, id: string, ownerId: number) => {
  if ((await claimFreeUploads(tx, { ids: [id], pictures: [id], ownerId })).size === 0) throw wrongField('photo')
}

const checkThemes = async (db: Db, { themes = [] }: Pick<TeamChange, 'themes'>) => {
  const ids = [...new Set(themes)]
  if (ids.length === 0) return
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from themes h where h.id = any(${ids}::int[]) and h.moderation = 'approved' and ${notDeleted('h')}`.execute(db)
  if ((rows[0]?.total ?? 0) < ids.length) throw wrongField('themes')
}

// the contract allows these two
const typeOf = (type: number): 0 | 1 => (type === 1 ? 1 : 0)

const columnsOf = ({ description, photo, cityId, themes }: Omit<TeamChange, 'name'>) => ({
  ...(description !== undefined && { description: description || null }),
  ...(photo !== undefined && { photo_id: photo }),
  ...(cityId !== undefined && { city_id: cityId }),
  ...(themes !== undefined && { theme_ids: [...new Set(themes)] }),
})

/** A foreign key checks that the city exists. */
const known = async <T>(write: Promise<T>): Promise<T> => {
  try {
    return await write
  } catch (error) {
    if (brokenConstraint(error) === 'teams_city_id_fkey') throw wrongField('cityId')
    throw error
  }
}

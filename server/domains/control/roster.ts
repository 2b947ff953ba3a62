import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Roster } from '../../../contract/control/door.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'
import { doorPublicKey, recentRevocations } from '../accounts/door-code.ts'
import { personalCodes } from '../accounts/personal-code.ts'
import { todayIn } from '../coworking/coworking-space.ts'
import { managedSpace } from '../coworking/managed-space.ts'
import { restrictionsIn } from '../coworking/restrictions-store.ts'
import { dayOf, visitorsWhere } from './day.ts'
import { presentUser, presentVisitor } from './present.ts'

/** Everything that a device needs to check the visitors of today by itself. */
export const roster = async (ctx: Ctx<'GET /admin/control/space/:spaceId/roster'>): Promise<Roster> => {
  const { db, now, params } = ctx
  const space = await managedSpace(ctx, params.spaceId)
  const date = todayIn(space, now)
  const day = dayOf(space, date)
  const [visitors, bans, revoked, publicKey] = await Promise.all([
    visitorsWhere(db, day, sql`true`),
    restrictionsIn(db, space.id, { today: date, limit: maxBans, offset: 0 }),
    recentRevocations(db, now),
    doorPublicKey(db),
  ])
  return {
    ...{ spaceId: space.id, date, timezone: space.zone, madeAt: now.toISOString(), endsAt: day.endsAt.toISOString(), publicKey, revoked },
    visitors: visitors.map(presentVisitor),
    codes: await codesOf(db, [...new Set(visitors.map(({ user_id }) => user_id))]),
    bans: bans.rows.map(({ user_id, name, photo_id, until, reason }) => ({ user: presentUser({ id: user_id, name, photo_id }), until, reason })),
  }
}

/** More than any space has: a device that misses a ban lets the user in. */
const maxBans = 100_000

/** Hashes, because the codes themselves would let the operator act as their owners elsewhere. */
const codesOf = async (db: Db, userIds: number[]): Promise<Roster['codes']> =>
  [...(await personalCodes(db, userIds))].map(([userId, code]) => ({
    userId,
    hash: createHash('sha256').update(code.replaceAll('-', '')).digest('base64url'),
  }))

import { sql } from 'kysely'
import type { TeamModeration } from '../../../contract/limits.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { type Entry, mayEdit } from './rules.ts'

export type LockedTeam = { id: number; name: string; photo_id: string | null; moderation: TeamModeration; entry: Entry }

/**
 * Locks a team until the transaction ends: every change of the team, its members and its registrations takes this lock, after the locks
 * on events and seats. The result has the entry of the user, read under the lock. Undefined for a disbanded team.
 */
export const lockTeam = async (tx: Tx, id: number, userId: number): Promise<LockedTeam | undefined> => {
  await sql`select from teams where id = ${id} for no key update`.execute(tx)
  return readTeam(tx, id, userId)
}

/** Without the lock, which tests leave out to show a race. */
export const readTeam = async (db: Db, id: number, userId: number): Promise<LockedTeam | undefined> => {
  const { rows } = await sql<Omit<LockedTeam, 'entry'> & { role: NonNullable<Entry>['role'] | null; entry_moderation: TeamModeration }>`
    select t.id, t.name, t.photo_id, t.moderation, x.role, x.moderation as entry_moderation
    from teams t left join team_staff x on x.team_id = t.id and x.user_id = ${userId}
    where t.id = ${id} and t.disbanded_at is null`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { role, entry_moderation, ...team } = row
  return { ...team, entry: role && { role, moderation: entry_moderation } }
}

type Acting = { actor: { id: number }; refuse: (code: 'notFound' | 'forbidden') => Refusal }

/** The same for a user who must have the right. */
export const lockTeamFor = async (
  tx: Tx,
  { actor, refuse }: Acting,
  id: number,
  { may = mayEdit, lock = lockTeam }: { may?: (entry: Entry) => boolean; lock?: typeof lockTeam } = {},
): Promise<LockedTeam> => {
  const team = await lock(tx, id, actor.id)
  if (!team) throw refuse('notFound')
  if (!may(team.entry)) throw refuse('forbidden')
  return team
}

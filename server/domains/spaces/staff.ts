import { sql } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { Db } from '../../kernel/db.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'

/** Users with the role control work in the spaces they are assigned to (A152, V277). Index: the primary key of space_staff. */
export const worksInSpace = async (db: Db, { spaceId, actor }: { spaceId: number; actor: Pick<Actor, 'id' | 'roles'> }): Promise<boolean> => {
  if (!actor.roles.includes('control')) return false
  const { rows } = await sql`select from space_staff x join spaces s on s.id = x.space_id and ${notDeleted('s')}
    where x.space_id = ${spaceId} and x.user_id = ${actor.id}`.execute(db)
  return rows.length > 0
}

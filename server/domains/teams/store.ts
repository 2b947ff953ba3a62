import { type RawBuilder, sql } from 'kysely'
import { shownMembers, type TeamModeration, type TeamRole } from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { Db } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'
import { notDeleted } from '../../kernel/soft-delete.ts'

export type StaffRow = { user_id: number; role: TeamRole; moderation: TeamModeration; name: string; photo_id: string | null }

export type TeamRow = {
  id: number
  name: string
  description: string | null
  photo_id: string | null
  city_id: number | null
  city_name: string | null
  type: 0 | 1
  themes: { id: number; name: string; kind: 'theme' | 'interest' }[]
  moderation: TeamModeration
  moderation_comment: string | null
  invite_code: string | null
  created_at: Date
  own_role: TeamRole | null
  own_moderation: TeamModeration | null
  members_count: number
  projects_count: number
  /** The first approved members. */
  staff: StaffRow[]
}

/** The viewer whose own entries are read, and who may see every member. */
export type Viewer = { userId: number | null; isStaff: boolean; locale: Locale }

/** Adults with a public page. Members and staff of the platform see all. */
const isShown = (user: string, entry: string, { isStaff }: Viewer) =>
  sql`(${sql.lit(isStaff)} or ${sql.ref(entry)} = 'approved' or ${sql.ref(`${user}.status`)} = 10 and ${sql.ref(`${user}.blocked_at`)} is null)`

/** Leader, admins, the rest (V280). */
export const byRole = (alias: string): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`array_position(array['leader', 'admin', 'member'], ${column('role')}), ${column('created_at')}, ${column('user_id')}`
}

const staffColumns = sql`x.user_id, x.role, x.moderation, btrim(concat_ws(' ', u.first_name, u.last_name)) as name, u.photo_id`

/** Teams that are not disbanded, in the order of the ids. Indexes: the primary keys, team_projects_team. */
export const teamsWithIds = async (db: Db, ids: readonly number[], viewer: Viewer): Promise<TeamRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<TeamRow>`
    select t.id, t.name, t.description, t.photo_id, t.city_id, ${nameIn('c', viewer.locale)} as city_name, t.type, t.moderation, t.moderation_comment,
      t.invite_code, t.created_at, own.role as own_role, own.moderation as own_moderation,
      (select coalesce(json_agg(json_build_object('id', h.id, 'name', ${nameIn('h', viewer.locale)}, 'kind', h.kind) order by w.place), '[]')
        from unnest(t.theme_ids) with ordinality w(id, place) join themes h on h.id = w.id and ${notDeleted('h')}) as themes,
      (select count(*) from team_staff x where x.team_id = t.id and x.moderation = 'approved') as members_count,
      (select count(*) from team_projects p where p.team_id = t.id and (p.is_visible or own.moderation = 'approved')) as projects_count,
      (select coalesce(json_agg(s), '[]') from (
        select ${staffColumns} from team_staff x join users u on u.id = x.user_id
        where x.team_id = t.id and x.moderation = 'approved' and ${isShown('u', 'own.moderation', viewer)}
        order by ${byRole('x')} limit ${shownMembers}) s) as staff
    from unnest(${ids}::bigint[]) with ordinality found(id, place)
    join teams t on t.id = found.id and t.disbanded_at is null
    left join cities c on c.id = t.city_id
    left join team_staff own on own.team_id = t.id and own.user_id = ${viewer.userId}
    order by found.place`.execute(db)
  return rows
}

export const findTeam = async (db: Db, id: number, viewer: Viewer): Promise<TeamRow | undefined> => (await teamsWithIds(db, [id], viewer))[0]

/**
 * The members of a team that the viewer may see. The leader also gets waiting and declined entries, other users their own one.
 * Index: the primary key of team_staff.
 */
export const staffOf = async (db: Db, teamId: number, viewer: Viewer): Promise<StaffRow[]> => {
  const { rows } = await sql<StaffRow>`
    select ${staffColumns} from team_staff x join users u on u.id = x.user_id
    left join team_staff own on own.team_id = x.team_id and own.user_id = ${viewer.userId}
    where x.team_id = ${teamId} and (x.moderation = 'approved' and ${isShown('u', 'own.moderation', viewer)} or own.role = 'leader' or x.user_id = own.user_id)
    order by x.moderation <> 'approved', ${byRole('x')}`.execute(db)
  return rows
}

/** Approved members of several teams, each leader first. Index: the primary key of team_staff. */
export const approvedStaffOf = async (db: Db, teamIds: readonly number[]): Promise<(StaffRow & { team_id: number })[]> => {
  const { rows } = await sql<StaffRow & { team_id: number }>`
    select x.team_id, ${staffColumns} from team_staff x join users u on u.id = x.user_id
    where x.team_id = any(${teamIds}::bigint[]) and x.moderation = 'approved' order by x.team_id, ${byRole('x')}`.execute(db)
  return rows
}

/** One entry. Index: the primary key of team_staff. */
export const findStaff = async (db: Db, teamId: number, userId: number): Promise<StaffRow | undefined> => {
  const { rows } = await sql<StaffRow>`
    select ${staffColumns} from team_staff x join users u on u.id = x.user_id where x.team_id = ${teamId} and x.user_id = ${userId}`.execute(db)
  return rows[0]
}

/** Approved members, leader first. Index: the primary key of team_staff. */
export const memberIds = async (db: Db, teamId: number): Promise<number[]> => {
  const { rows } = await sql<{ user_id: number }>`
    select x.user_id from team_staff x where x.team_id = ${teamId} and x.moderation = 'approved' order by ${byRole('x')}`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** Index: the primary key of team_staff. */
export const countEntries = async (db: Db, teamId: number, moderation: TeamModeration): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from team_staff where team_id = ${teamId} and moderation = ${moderation}`.execute(db)
  return rows[0]?.total ?? 0
}

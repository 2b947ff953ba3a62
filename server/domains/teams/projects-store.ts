import { type Insertable, sql, type Updateable } from 'kysely'
import type { Locale } from '../../../contract/locales.ts'
import type { TeamProject } from '../../../contract/teams/team.ts'
import type { TeamProjects } from '../../../db/schema.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { nameIn } from '../../kernel/names.ts'

export type ProjectRow = {
  id: number
  team_id: number
  name: string
  stage: TeamProject['stage']
  complete_date: string | null
  types: TeamProject['type']
  finance_model: TeamProject['finance_model']
  essence: string | null
  info: string | null
  presentation_id: string | null
  unti_url: string | null
  is_visible: boolean
  file_name: string | null
  size: number | null
  mime: string | null
  known: { id: number; name: string }[]
  staff: number[]
}

type Wanted = { teamId: number; projectId?: number; withHidden: boolean }

/** The projects of a team, the latest first. Index: team_projects_team. */
export const projectsOf = async (db: Db, { teamId, projectId, withHidden }: Wanted, locale: Locale): Promise<ProjectRow[]> => {
  const { rows } = await sql<ProjectRow>`
    select p.id, p.team_id, p.name, p.stage, p.complete_date, p.types, p.finance_model, p.essence, p.info, p.presentation_id, p.unti_url, p.is_visible,
      f.name as file_name, f.size, f.mime,
      (select coalesce(json_agg(json_build_object('id', s.id, 'name', ${nameIn('s', locale)}) order by w.place), '[]')
        from unnest(p.known_ids) with ordinality w(id, place) join support_institutions s on s.id = w.id) as known,
      array(select x.user_id from team_project_staff x where x.project_id = p.id order by x.user_id) as staff
    from team_projects p left join uploads f on f.id = p.presentation_id
    where p.team_id = ${teamId} and (${sql.lit(withHidden)} or p.is_visible) and (${projectId ?? null}::bigint is null or p.id = ${projectId ?? null})
    order by p.id desc`.execute(db)
  return rows
}

export const insertProject = async (tx: Tx, values: Insertable<TeamProjects>): Promise<number> =>
  (await tx.insertInto('team_projects').values(values).returning('id').executeTakeFirstOrThrow()).id

export const updateProject = (tx: Tx, id: number, values: Updateable<TeamProjects>) =>
  tx.updateTable('team_projects').set(values).where('id', '=', id).execute()

export const deleteProject = (tx: Tx, id: number) => tx.deleteFrom('team_projects').where('id', '=', id).execute()

/** False if one of them is not an approved member. */
export const setProjectStaff = async (tx: Tx, { id, teamId }: { id: number; teamId: number }, userIds: readonly number[]): Promise<boolean> => {
  await tx.deleteFrom('team_project_staff').where('project_id', '=', id).execute()
  const { rows } = await sql`
    insert into team_project_staff (project_id, team_id, user_id)
    select ${id}, x.team_id, x.user_id from team_staff x
    where x.team_id = ${teamId} and x.user_id = any(${userIds}::bigint[]) and x.moderation = 'approved' returning user_id`.execute(tx)
  return rows.length === new Set(userIds).size
}

export const countProjects = async (tx: Tx, teamId: number): Promise<number> =>
  (await sql<{ total: number }>`select count(*) as total from team_projects where team_id = ${teamId}`.execute(tx)).rows[0]?.total ?? 0

/** The number of these support institutions that exist. Index: the primary key. */
export const countInstitutions = async (db: Db, ids: readonly number[]): Promise<number> =>
  (await sql<{ total: number }>`select count(*) as total from support_institutions where id = any(${ids}::int[])`.execute(db)).rows[0]?.total ?? 0

import { teamCounts } from '../../../contract/limits.ts'
import type { TeamProjectChange } from '../../../contract/teams/team.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db, Tx } from '../../kernel/db.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { claimUploads, releaseUploads } from '../uploads/claim.ts'
import { lockTeamFor } from './lock.ts'
import { presentProject } from './present-project.ts'
import {
  countInstitutions,
  countProjects,
  deleteProject,
  insertProject,
  type ProjectRow,
  projectsOf,
  setProjectStaff,
  updateProject,
} from './projects-store.ts'

export const addProject = async (ctx: Ctx<'POST /owner/teams/:id/projects'>) => {
  const { db, actor, params, body, now, refuse } = ctx
  await checkInstitutions(db, body)
  checkDate(body)
  const id = await db.transaction().execute(async (tx) => {
    await lockTeamFor(tx, ctx, params.id)
    if ((await countProjects(tx, params.id)) >= teamCounts.projects) throw refuse('tooManyEntries')
    if (body.presentation) await claimPresentation(tx, body.presentation, actor.id)
    const { name, stage, type, finance_model } = body
    const required = { name, stage, types: [...new Set(type)], finance_model }
    const added = await insertProject(tx, { ...columnsOf(body), ...required, team_id: params.id, created_at: now })
    await setStaff(tx, { id: added, teamId: params.id }, body.staff ?? [])
    return added
  })
  return presentOne(ctx, id)
}

/** Missing fields keep their values. */
export const changeProject = async (ctx: Ctx<'PUT /owner/teams/:id/projects/:projectId'>) => {
  const { db, params, body, actor } = ctx
  await checkInstitutions(db, body)
  await db.transaction().execute(async (tx) => {
    await lockTeamFor(tx, ctx, params.id)
    const before = await projectAt(tx, ctx)
    checkDate({ stage: body.stage ?? before.stage, complete_date: body.complete_date === undefined ? before.complete_date : body.complete_date })
    if (body.presentation !== undefined && body.presentation !== before.presentation_id) {
      if (body.presentation) await claimPresentation(tx, body.presentation, actor.id)
      if (before.presentation_id) await releaseUploads(tx, [before.presentation_id])
    }
    const values = columnsOf(body)
    if (Object.keys(values).length > 0) await updateProject(tx, before.id, values)
    if (body.staff) await setStaff(tx, { id: before.id, teamId: params.id }, body.staff)
  })
  return presentOne(ctx, params.projectId)
}

export const removeProject = async (ctx: Ctx<'DELETE /owner/teams/:id/projects/:projectId'>) => {
  await ctx.db.transaction().execute(async (tx) => {
    await lockTeamFor(tx, ctx, ctx.params.id)
    const { id, presentation_id } = await projectAt(tx, ctx)
    if (presentation_id) await releaseUploads(tx, [presentation_id])
    await deleteProject(tx, id)
  })
  return { ok: true as const }
}

type ProjectCall = Ctx<'PUT /owner/teams/:id/projects/:projectId'> | Ctx<'DELETE /owner/teams/:id/projects/:projectId'>

const projectAt = async (tx: Tx, { params, caller, refuse }: ProjectCall): Promise<ProjectRow> => {
  const wanted = { teamId: params.id, projectId: params.projectId, withHidden: true }
  const [project] = await projectsOf(tx, wanted, caller.locale)
  if (!project) throw refuse('notFound')
  return project
}

const checkInstitutions = async (db: Db, { known }: Pick<TeamProjectChange, 'known'>) => {
  const ids = [...new Set(known)]
  if (ids.length > 0 && (await countInstitutions(db, ids)) < ids.length) throw wrongField('known')
}

const checkDate = ({ stage, complete_date }: Pick<TeamProjectChange, 'stage' | 'complete_date'>) => {
  if (stage === 'complete' && !complete_date) throw wrongField('complete_date', 'required')
}

const claimPresentation = async (tx: Tx, id: string, ownerId: number) => {
  if (!(await claimUploads(tx, { ids: [id], ownerId }))) throw wrongField('presentation')
}

const setStaff = async (tx: Tx, project: { id: number; teamId: number }, userIds: readonly number[]) => {
  if (!(await setProjectStaff(tx, project, userIds))) throw wrongField('staff')
}

/** The columns of the given fields. */
const columnsOf = ({ name, stage, complete_date, type, finance_model, essence, info, presentation, known, untiUrl, visible }: TeamProjectChange) => ({
  ...(name !== undefined && { name }),
  ...(stage !== undefined && { stage }),
  ...(complete_date !== undefined && { complete_date }),
  ...(type !== undefined && { types: [...new Set(type)] }),
  ...(finance_model !== undefined && { finance_model }),
  ...(essence !== undefined && { essence: essence || null }),
  ...(info !== undefined && { info: info || null }),
  ...(presentation !== undefined && { presentation_id: presentation }),
  ...(known !== undefined && { known_ids: [...new Set(known)] }),
  ...(untiUrl !== undefined && { unti_url: untiUrl || null }),
  ...(visible !== undefined && { is_visible: visible }),
})

type Presented = Pick<Ctx<'POST /owner/teams/:id/projects'>, 'db' | 'caller' | 'params'>

const presentOne = async ({ db, caller, params }: Presented, projectId: number) => {
  const [row] = await projectsOf(db, { teamId: params.id, projectId, withHidden: true }, caller.locale)
  if (!row) throw new Error(`the saved project ${projectId} is missing`)
  return presentProject(row)
}

import type { ProjectChange } from '../../../../../contract/people/profile.ts'
import type { Ctx } from '../../../../kernel/call.ts'
import type { Db, Tx } from '../../../../kernel/db.ts'
import { pageOf, sliceOf } from '../../../../kernel/paging.ts'
import { type Refusal, wrongField } from '../../../../kernel/refusal.ts'
import { claimUploads, releaseUploads } from '../../../uploads/claim.ts'
import { lockPerson, maxEntries } from '../access.ts'
import { countEntries, deleteEntry } from '../primary.ts'
import { presentProject } from './present.ts'
import { countKnown, countProjects, findProject, insertProject, lockProject, projectsOf, updateProject } from './store.ts'

type OwnerContext = { actor: { id: number }; refuse: (code: 'notFound' | 'forbidden') => Refusal }

export const ownProjects = async ({ db, actor, caller, query }: Ctx<'GET /owner/projects'>) => {
  const slice = sliceOf(query, actor)
  const entryReader = { userIds: [actor.id], viewerId: actor.id }
  const [rows, total] = await Promise.all([projectsOf(db, entryReader, caller.locale, slice), countProjects(db, actor.id)])
  return pageOf(rows.map(presentProject), total, query, slice)
}

export const addProject = async (ctx: Ctx<'POST /owner/projects'>) => {
  const { db, actor, body, now, refuse } = ctx
  const values = await columnsOf(db, body)
  const { id } = await db.transaction().execute(async (tx) => {
    await lockPerson(tx, actor.id)
    if ((await countEntries(tx, 'projects', actor.id)) >= maxEntries) throw refuse('tooManyEntries')
    await claimPresentation(tx, values.presentation_id, actor.id)
    return insertProject(tx, { ...values, user_id: actor.id, is_visible: body.visible ?? true, created_at: now })
  })
  return presentOwn(ctx, id)
}

export const changeProject = async (ctx: Ctx<'PUT /owner/projects/:id'>) => {
  const { db, actor, params, body } = ctx
  const values = await columnsOf(db, body)
  await db.transaction().execute(async (tx) => {
    const before = await lockOwn(tx, params.id, ctx)
    if (values.presentation_id !== before.presentation_id) {
      await claimPresentation(tx, values.presentation_id, actor.id)
      await releasePresentation(tx, before)
    }
    await updateProject(tx, before.id, { ...values, ...(body.visible !== undefined && { is_visible: body.visible }) })
  })
  return presentOwn(ctx, params.id)
}

export const showProject = async (ctx: Ctx<'PATCH /owner/projects/:id'>) => {
  const { db, params, body } = ctx
  await db.transaction().execute(async (tx) => {
    await lockOwn(tx, params.id, ctx)
    await updateProject(tx, params.id, { is_visible: body.visible })
  })
  return { visible: body.visible }
}

export const removeProject = async (ctx: Ctx<'DELETE /owner/projects/:id'>) => {
  const { db, actor, params } = ctx
  await db.transaction().execute(async (tx) => {
    const before = await lockOwn(tx, params.id, ctx)
    await releasePresentation(tx, before)
    await deleteEntry(tx, 'projects', { id: params.id, userId: actor.id })
  })
  return { ok: true as const }
}

const lockOwn = async (tx: Tx, id: number, { actor, refuse }: OwnerContext) => {
  const project = await lockProject(tx, id)
  if (!project) throw refuse('notFound')
  if (project.user_id !== actor.id) throw refuse('forbidden')
  return project
}

const claimPresentation = async (tx: Tx, id: string | null, ownerId: number) => {
  if (id && !(await claimUploads(tx, { ids: [id], ownerId }))) throw wrongField('presentation')
}

const releasePresentation = async (tx: Tx, { presentation_id }: { presentation_id: string | null }) => {
  if (presentation_id) await releaseUploads(tx, [presentation_id])
}

const columnsOf = async (db: Db, body: ProjectChange) => {
  const [technologies, institutions] = [[...new Set(body.ntiTechnologyIds)], [...new Set(body.supportInstitutionIds)]]
  if ((await countKnown(db, 'nti_technologies', technologies)) < technologies.length) throw wrongField('ntiTechnologyIds')
  if ((await countKnown(db, 'support_institutions', institutions)) < institutions.length) throw wrongField('supportInstitutionIds')
  return {
    name: body.name,
    stage: body.stage,
    types: [...new Set(body.types)],
    finance_model: body.financeModel,
    complete_date: body.completeDate ?? null,
    essence: body.essence || null,
    info: body.info || null,
    presentation_id: body.presentation ?? null,
    nti_technology_ids: technologies,
    support_institution_ids: institutions,
  }
}

const presentOwn = async ({ db, caller }: Pick<Ctx<'POST /owner/projects'>, 'db' | 'caller'>, id: number) => {
  const row = await findProject(db, id, caller.locale)
  if (!row) throw new Error('the saved project is missing')
  return presentProject(row)
}

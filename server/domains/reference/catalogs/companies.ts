import type { z } from 'zod'
import type { company } from '../../../../contract/reference/catalogs.ts'
import { invalidate } from '../../../kernel/cache/changes.ts'
import type { Ctx } from '../../../kernel/call.ts'
import type { Db, Tx } from '../../../kernel/db.ts'
import { pageOf, sliceOf } from '../../../kernel/paging.ts'
import { wrongField } from '../../../kernel/refusal.ts'
import { uploadUrl } from '../../uploads/address.ts'
import { claimUploads, releaseUploads } from '../../uploads/claim.ts'
import {
  type CompanyRow,
  companyNamed,
  countCompanies,
  findCompany,
  insertCompany,
  lockCompany,
  searchCompanies,
  updateCompany,
} from './companies-store.ts'

export const companiesPage = async ({ db, query, actor }: Ctx<'GET /companies/search'>) => {
  const slice = sliceOf(query, actor)
  const filters = { q: query.q, viewerId: actor?.id ?? null }
  const [rows, total] = await Promise.all([searchCompanies(db, filters, slice), countCompanies(db, filters)])
  return pageOf(rows.map(presentCompany), total, query, slice)
}

export const companyOf = async ({ db, params, refuse }: Ctx<'GET /companies/:id'>) => {
  const row = await findCompany(db, params.id)
  if (!row) throw refuse('notFound')
  return presentCompany(row)
}

/** Guarantee: concurrent requests for one employer return the same row. */
export const addCompany = async ({ db, body, actor, now }: Ctx<'POST /companies'>) => {
  const known = await companyNamed(db, body)
  if (known !== null) return presentCompany(await readSaved(db, known))
  const id = await db.transaction().execute(async (tx) => {
    const added = await insertCompany(tx, { ...body, creatorId: actor.id, now })
    if (added !== null && body.photoUploadUid) await putPhoto(tx, added, body.photoUploadUid, actor.id)
    await invalidate(tx, ['reference'])
    return added
  })
  return presentCompany(await readSaved(db, id ?? (await companyNamed(db, body))))
}

/** After staff have approved a job there, only staff change the employer, because other users refer to it. */
export const changeCompany = async ({ db, params, body, actor, refuse }: Ctx<'PUT /companies/:id'>) => {
  await db.transaction().execute(async (tx) => {
    const company = await lockCompany(tx, params.id)
    if (!company) throw refuse('notFound')
    if (!actor.isStaff && (company.creator_id !== actor.id || company.is_approved)) throw refuse('forbidden')
    const { photoUploadUid, ...words } = body
    if (!(await updateCompany(tx, company.id, words))) throw wrongField('name')
    if (photoUploadUid !== undefined && photoUploadUid !== company.photo_id) await changePhoto(tx, company, photoUploadUid, actor.id)
    await invalidate(tx, ['reference'])
  })
  return presentCompany(await readSaved(db, params.id))
}

const changePhoto = async (tx: Tx, company: CompanyRow, photoId: string | null, ownerId: number) => {
  if (photoId) await putPhoto(tx, company.id, photoId, ownerId)
  else await updateCompany(tx, company.id, { photo_id: null })
  if (company.photo_id) await releaseUploads(tx, [company.photo_id])
}

const putPhoto = async (tx: Tx, companyId: number, photoId: string, ownerId: number) => {
  if (!(await claimUploads(tx, { ids: [photoId], ownerId }))) throw wrongField('photoUploadUid')
  await updateCompany(tx, companyId, { photo_id: photoId })
}

const readSaved = async (db: Db, id: number | null): Promise<CompanyRow> => {
  const row = id === null ? undefined : await findCompany(db, id)
  if (!row) throw new Error('the saved employer is missing')
  return row
}

export const presentCompany = ({ id, name, url, photo_id }: Omit<CompanyRow, 'creator_id' | 'is_approved'>): z.output<typeof company> => ({
  id,
  name,
  url,
  photoUploadUid: photo_id,
  photo: photo_id && uploadUrl(photo_id),
})

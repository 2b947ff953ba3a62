import type { z } from 'zod'
import type { Locale } from '../../../../contract/locales.ts'
import type { university } from '../../../../contract/reference/catalogs.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { invalidate } from '../../../kernel/cache/changes.ts'
import type { Ctx } from '../../../kernel/call.ts'
import type { Caller } from '../../../kernel/caller.ts'
import type { Db } from '../../../kernel/db.ts'
import { type PageQuery, pageOf, sliceOf } from '../../../kernel/paging.ts'
import { countUniversities, findUniversity, insertUniversity, searchUniversities, type UniversityRow, universityNamed } from './universities-store.ts'

type PageContext = { db: Db; actor: Actor | null; caller: Caller; query: PageQuery }

export const universitiesPage = async ({ db, actor, caller, query }: PageContext, { q, foreign }: { q: string; foreign?: boolean | undefined }) => {
  const slice = sliceOf(query, actor)
  const filters = { q, foreign, viewerId: actor?.id ?? null }
  const [rows, total] = await Promise.all([searchUniversities(db, filters, caller.locale, slice), countUniversities(db, filters)])
  return pageOf(rows.map(presentUniversity), total, query, slice)
}

export const universityOf = async ({ db, params, caller, refuse }: Ctx<'GET /catalogs/universities/:id'>) => {
  const row = await findUniversity(db, params.id, caller.locale)
  if (!row) throw refuse('notFound')
  return presentUniversity(row)
}

/** Guarantee: concurrent requests for one university return the same row. */
export const addUniversity = async ({ db, body, actor, caller }: Ctx<'POST /catalogs/universities'>) => {
  const { name, foreign } = body
  const known = await universityNamed(db, name)
  const id = known ?? (await insertUniversity(db, { name, isForeign: foreign, creatorId: actor.id })) ?? (await universityNamed(db, name))
  if (known === null) await invalidate(db, ['reference'])
  return presentUniversity(await readSaved(db, id, caller.locale))
}

const readSaved = async (db: Db, id: number | null, locale: Locale): Promise<UniversityRow> => {
  const row = id === null ? undefined : await findUniversity(db, id, locale)
  if (!row) throw new Error('the added university is missing')
  return row
}

export const presentUniversity = ({ id, name, is_foreign, city_id }: UniversityRow): z.output<typeof university> => ({
  id,
  name,
  foreign: is_foreign,
  cityId: city_id,
})

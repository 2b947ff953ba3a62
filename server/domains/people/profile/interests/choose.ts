import type { Ctx } from '../../../../kernel/call.ts'
import type { Tx } from '../../../../kernel/db.ts'
import { pageOf, sliceOf } from '../../../../kernel/paging.ts'
import { wrongField } from '../../../../kernel/refusal.ts'
import { insertSuggestion, themeNamed } from '../../../reference/catalogs/suggest-theme.ts'
import { lockPerson, maxEntries } from '../access.ts'
import { presentInterest } from './present.ts'
import { availableInterests, countAvailable, deleteFreeText, deleteReviews, hasThemeNamed, interestsOf, lockApproved, setInterests } from './store.ts'

type AddCall = Ctx<'POST /user/interests'>

export const interestsPage = async ({ db, actor, caller, query }: Ctx<'GET /user/interests'>) => {
  const slice = sliceOf(query, actor)
  const filters = { q: query.q, userId: actor.id }
  const [rows, total] = await Promise.all([availableInterests(db, filters, caller.locale, slice), countAvailable(db, query.q)])
  return pageOf(rows, total, query, slice)
}

export const ownInterests = async ({ db, actor, caller }: Pick<AddCall, 'db' | 'actor' | 'caller'>) => ({
  _items: (await interestsOf(db, [actor.id], caller.locale, actor.id)).map(presentInterest),
})

/** Adds all given interests or none; an already chosen one is refused (V357). */
export const addInterests = async (ctx: AddCall) => {
  const { db, actor, body, refuse } = ctx
  await db.transaction().execute(async (tx) => {
    const { theme_ids: chosen } = await lockPerson(tx, actor.id)
    const added = [...new Set([...(await knownThemes(tx, body.themeIds ?? [])), ...(await namedTheme(ctx, tx, chosen))])]
    if (added.some((id) => chosen.includes(id))) throw refuse('duplicateInterest')
    if (chosen.length + added.length > maxEntries) throw refuse('tooManyEntries')
    await setInterests(tx, actor.id, [...chosen, ...added])
  })
  return ownInterests(ctx)
}

const knownThemes = async (tx: Tx, themeIds: readonly number[], field = 'themeIds') => {
  const ids = [...new Set(themeIds)]
  if ((await lockApproved(tx, ids)) < ids.length) throw wrongField(field)
  return ids
}

/** Free text resolves to the theme of that name; a missing theme is suggested to staff. */
const namedTheme = async ({ body, actor, refuse }: AddCall, tx: Tx, chosen: readonly number[]): Promise<number[]> => {
  if (!body.name) return []
  if (await hasThemeNamed(tx, chosen, body.name)) throw refuse('duplicateInterest')
  const known = await themeNamed(tx, body.name, actor.id)
  return [(known ?? (await insertSuggestion(tx, { name: body.name, kind: 'interest', suggestedBy: actor.id }))).id]
}

export const removeInterests = async (ctx: Ctx<'POST /user/delete-interests'>) => {
  const { db, actor, body } = ctx
  await db.transaction().execute(async (tx) => {
    const { theme_ids: chosen } = await lockPerson(tx, actor.id)
    await setInterests(
      tx,
      actor.id,
      chosen.filter((id) => !body.themeIds.includes(id)),
    )
    await deleteInterestData(tx, actor.id, body.themeIds)
  })
  return ownInterests(ctx)
}

/** Replaces the list. Already chosen interests are accepted in any moderation state; new ones must be approved. */
export const replaceInterests = async (tx: Tx, userId: number, themeIds: readonly number[]): Promise<void> => {
  const { theme_ids: chosen } = await lockPerson(tx, userId)
  const ids = [...new Set(themeIds)]
  const added = ids.filter((id) => !chosen.includes(id))
  await knownThemes(tx, added, 'themes')
  await setInterests(tx, userId, ids)
  const removed = chosen.filter((id) => !ids.includes(id))
  await deleteInterestData(tx, userId, removed)
}

const deleteInterestData = async (tx: Tx, userId: number, themeIds: readonly number[]) => {
  await deleteReviews(tx, userId, themeIds)
  await deleteFreeText(tx, userId, themeIds)
}

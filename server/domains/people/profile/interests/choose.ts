import type { Ctx } from '../../../../kernel/call.ts'
import type { Tx } from '../../../../kernel/db.ts'
import { pageOf, sliceOf } from '../../../../kernel/paging.ts'
import { wrongField } from '../../../../kernel/refusal.ts'
import { insertSuggestion, themeNamed } from '../../../reference/catalogs/suggest-theme.ts'
import { lockPerson, maxEntries } from '../access.ts'
import { presentInterest } from './present.ts'
import { countApproved, countOffered, deleteFreeText, deleteReviews, interestsOf, isOneNamed, offeredInterests, setInterests } from './store.ts'

type Adding = Ctx<'POST /user/interests'>

export const interestsToChoose = async ({ db, actor, caller, query }: Ctx<'GET /user/interests'>) => {
  const slice = sliceOf(query, actor)
  const wanted = { q: query.q, userId: actor.id }
  const [rows, total] = await Promise.all([offeredInterests(db, wanted, caller.locale, slice), countOffered(db, query.q)])
  return pageOf(rows, total, query, slice)
}

export const chosenInterests = async ({ db, actor, caller }: Pick<Adding, 'db' | 'actor' | 'caller'>) => ({
  _items: (await interestsOf(db, [actor.id], caller.locale, actor.id)).map(presentInterest),
})

/** All of the named or none; what is chosen already is refused (V357). */
export const addInterests = async (ctx: Adding) => {
  const { db, actor, body, refuse } = ctx
  await db.transaction().execute(async (tx) => {
    const { theme_ids: chosen } = await lockPerson(tx, actor.id)
    const added = [...new Set([...(await knownThemes(tx, body.themeIds ?? [])), ...(await namedTheme(ctx, tx, chosen))])]
    if (added.some((id) => chosen.includes(id))) throw refuse('duplicateInterest')
    if (chosen.length + added.length > maxEntries) throw refuse('tooManyEntries')
    await setInterests(tx, actor.id, [...chosen, ...added])
  })
  return chosenInterests(ctx)
}

const knownThemes = async (tx: Tx, themeIds: readonly number[], field = 'themeIds') => {
  const wanted = [...new Set(themeIds)]
  if ((await countApproved(tx, wanted)) < wanted.length) throw wrongField(field)
  return wanted
}

/** Words of the person's own mean the theme that is called so; if there is none, one is suggested. */
const namedTheme = async ({ body, actor, refuse }: Adding, tx: Tx, chosen: readonly number[]): Promise<number[]> => {
  if (!body.name) return []
  if (await isOneNamed(tx, chosen, body.name)) throw refuse('duplicateInterest')
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
    await forgetInterests(tx, actor.id, body.themeIds)
  })
  return chosenInterests(ctx)
}

/** The list as it is given: a chosen interest may stay whatever its moderation, a new one has to be approved. */
export const replaceInterests = async (tx: Tx, userId: number, themeIds: readonly number[]): Promise<void> => {
  const { theme_ids: chosen } = await lockPerson(tx, userId)
  const wanted = [...new Set(themeIds)]
  const added = wanted.filter((id) => !chosen.includes(id))
  await knownThemes(tx, added, 'themes')
  await setInterests(tx, userId, wanted)
  const removed = chosen.filter((id) => !wanted.includes(id))
  await forgetInterests(tx, userId, removed)
}

const forgetInterests = async (tx: Tx, userId: number, themeIds: readonly number[]) => {
  await deleteReviews(tx, userId, themeIds)
  await deleteFreeText(tx, userId, themeIds)
}

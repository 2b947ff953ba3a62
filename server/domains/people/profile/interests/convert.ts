import type { Ctx } from '../../../../kernel/call.ts'
import type { Tx } from '../../../../kernel/db.ts'
import { themeNamed } from '../../../reference/catalogs/suggest-theme.ts'
import { lockPerson, refuseOthers } from '../access.ts'
import { presentInterest } from './present.ts'
import { deleteFreeText, findFreeText, interestsOf, promoteFreeText, setInterests } from './store.ts'

type Call = Ctx<'POST /users/:id/convert-interest'>

/** A legacy interest becomes the theme of that name; a missing theme is suggested to staff (V358). */
export const convertInterest = async (ctx: Call) => {
  const { db, actor, caller, body, refuse } = ctx
  refuseOthers(ctx)
  if (body.userId !== actor.id) throw refuse('forbidden')
  const id = await db.transaction().execute((tx) => convert(ctx, tx))
  const interests = await interestsOf(db, [actor.id], caller.locale, actor.id)
  const converted = interests.find((interest) => interest.id === id)
  if (!converted) throw new Error('the converted interest is missing')
  return presentInterest(converted)
}

const convert = async ({ actor, body, refuse }: Call, tx: Tx): Promise<number> => {
  const { theme_ids: chosen } = await lockPerson(tx, actor.id)
  const old = chosen.includes(body.id) ? await findFreeText(tx, body.id, actor.id) : undefined
  if (!old) throw refuse('notFound')
  const theme = await themeNamed(tx, old.name, actor.id)
  if (!theme) {
    await promoteFreeText(tx, old.id)
    return old.id
  }
  if (chosen.includes(theme.id)) throw refuse('duplicateInterest')
  await setInterests(
    tx,
    actor.id,
    chosen.map((id) => (id === old.id ? theme.id : id)),
  )
  await deleteFreeText(tx, actor.id, [old.id])
  return theme.id
}

import type { Ctx } from '../../kernel/call.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { todayIn } from './coworking-space.ts'
import { coworkingSpaces, delistEntry } from './store.ts'

/** Gives an own place back (V393). It is free at once, except after a visit of the day: the operator still sees when the visitor came. A second time changes nothing. */
export const delist = async ({ actor, body, caller, db, now }: Ctx<'POST /coworking/delist'>) => {
  const [space] = await coworkingSpaces(db, caller.locale, [body.spaceId])
  if (!space) throw wrongField('spaceId')
  if (body.date < todayIn(space, now)) throw wrongField('date', 'past')
  await delistEntry(db, { ...body, userId: actor.id })
  return { ok: true as const }
}

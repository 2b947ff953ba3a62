import type { Actor } from '../../kernel/actor.ts'
import type { Caller } from '../../kernel/caller.ts'
import type { Db } from '../../kernel/db.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { worksInSpace } from '../spaces/staff.ts'
import type { CoworkingSpace } from './coworking-space.ts'
import { coworkingSpaces } from './store.ts'

type Ctx = { db: Db; actor: Actor; caller: Caller; refuse: (code: 'forbidden') => Refusal }

/** A space where the caller works (V277). A missing one is refused as a foreign one. */
export const managedSpace = async ({ db, actor, caller, refuse }: Ctx, spaceId: number | undefined): Promise<CoworkingSpace> => {
  if (spaceId === undefined || !(await worksInSpace(db, { spaceId, actor }))) throw refuse('forbidden')
  const [space] = await coworkingSpaces(db, caller.locale, [spaceId])
  if (!space) throw refuse('forbidden')
  return space
}

import { userStatuses } from '../../../contract/limits.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import type { Ctx } from '../../kernel/call.ts'

const statusKeys = Object.keys(userStatuses) as (keyof typeof userStatuses)[]

/** Account statuses by code and name (V230). */
export const userStatusesOf = async ({ caller }: Ctx<'GET /user/statuses'>) => {
  const names = dictionaries[caller.locale].statuses.userStatuses
  return { _items: statusKeys.map((key) => ({ id: userStatuses[key], name: names[key] })) }
}

const maxProgrammes = 500

/** Acceleration programmes of events (A062). */
export const accelerationProgrammes = async ({ db }: Ctx<'GET /user/aps'>) => ({
  _items: await db
    .selectFrom('acceleration_programmes')
    .select(['id', 'identifier', 'name', 'university'])
    .orderBy('identifier')
    .limit(maxProgrammes)
    .execute(),
})

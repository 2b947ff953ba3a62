import { type PersonalStatus, personalStatuses } from '../../../contract/limits.ts'
import { type Locale, locales } from '../../../contract/locales.ts'
import { dictionaries } from '../../../messages/dictionaries.ts'
import type { Ctx } from '../../kernel/call.ts'
import type { Db } from '../../kernel/db.ts'

const keys = Object.keys(personalStatuses) as PersonalStatus[]
const namesIn = (locale: Locale) => dictionaries[locale].statuses.personalStatuses

export const listPersonalStatuses = async ({ caller }: Ctx<'GET /users/personal-status'>) => ({
  _items: keys.map((key) => ({ id: personalStatuses[key], name: namesIn(caller.locale)[key] })),
})

export const setPersonalStatus = async ({ db, actor, caller, params, body, refuse }: Ctx<'PUT /users/:id/personal-status'>) => {
  if (params.id !== actor.id) throw refuse('forbidden')
  const status = findStatus(body.status)
  if (!status) throw refuse('personalStatusUnknown')
  await saveStatus(db, actor.id, status)
  return { status: namesIn(caller.locale)[status] }
}

/** Removes the status; if one is given, only when it is the current one. */
export const removePersonalStatus = async ({ db, actor, params, query, refuse }: Ctx<'DELETE /users/:id/personal-status'>) => {
  if (params.id !== actor.id) throw refuse('forbidden')
  const named = query.status ? findStatus(query.status) : null
  if (named !== undefined) await clearStatus(db, actor.id, named)
  return { ok: true as const }
}

/** Finds a status by its number, its key or its name in any of the three languages. */
const findStatus = (text: string): PersonalStatus | undefined => {
  const name = text.toLowerCase()
  const spellings = (key: PersonalStatus) => [String(personalStatuses[key]), key, ...locales.map((locale) => namesIn(locale)[key].toLowerCase())]
  return keys.find((key) => spellings(key).includes(name))
}

const saveStatus = (db: Db, userId: number, status: PersonalStatus) =>
  db.updateTable('users').set({ personal_status: status }).where('id', '=', userId).execute()

const clearStatus = (db: Db, userId: number, only: PersonalStatus | null) =>
  db
    .updateTable('users')
    .set({ personal_status: null })
    .where('id', '=', userId)
    .$if(only !== null, (q) => q.where('personal_status', '=', only))
    .execute()

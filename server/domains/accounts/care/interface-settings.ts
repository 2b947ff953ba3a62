import type { InterfaceSettings } from '../../../../contract/accounts/care.ts'
import type { Ctx } from '../../../kernel/call.ts'
import { brokenConstraint } from '../../../kernel/db.ts'
import { changeSettings, settingsOf } from './store.ts'

export const interfaceSettingsOf = async ({ db, actor }: Ctx<'GET /user/interface-settings'>) => present(await settingsOf(db, actor.id))

/** Changes only the given fields. */
export const changeInterfaceSettings = async ({ db, actor, body, refuse }: Ctx<'PUT /user/interface-settings'>) => {
  const { locale, theme, cityId: city_id, timezone } = body
  const changes = { locale, theme: theme === 'system' ? null : theme, city_id, timezone }
  const named = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  if (Object.keys(named).length === 0) return present(await settingsOf(db, actor.id))
  try {
    return present(await changeSettings(db, actor.id, named))
  } catch (error) {
    if (brokenConstraint(error) === 'users_city_id_fkey') throw refuse('invalidInput', { fields: { cityId: [{ fault: 'choice' }] } })
    throw error
  }
}

const present = ({ locale, theme, city_id, timezone }: Awaited<ReturnType<typeof settingsOf>>): InterfaceSettings => ({
  locale,
  theme: theme ?? 'system',
  cityId: city_id,
  timezone,
})

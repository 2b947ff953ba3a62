import { type NotificationPreferences, notificationKinds } from '../../../contract/notifications/notifications.ts'
import type { Db } from '../../kernel/db.ts'
import { chosenKinds, quietHoursOf, saveKinds, saveQuietHours } from './preferences-store.ts'
import { defaultChoice } from './rules.ts'

/** The stored preferences of a user, with defaults for kinds without a choice. */
export const preferencesOf = async (db: Db, userId: number): Promise<NotificationPreferences> => {
  const [chosen, quiet] = await Promise.all([chosenKinds(db, userId), quietHoursOf(db, userId)])
  const choices = new Map(chosen.map(({ kind, email, push }) => [kind, { email, push }]))
  return {
    kinds: notificationKinds.map((kind) => ({ kind, ...(choices.get(kind) ?? defaultChoice(kind)) })),
    quietHours: quiet && { from: quiet.from_minute, to: quiet.to_minute, zone: quiet.zone },
  }
}

export const savePreferences = (db: Db, userId: number, { kinds, quietHours }: NotificationPreferences) =>
  db.transaction().execute(async (tx) => {
    await saveKinds(tx, userId, kinds)
    await saveQuietHours(tx, userId, quietHours)
  })

import { notificationKinds } from '../../../../contract/notifications/notifications.ts'
import { outcomeOf } from '../../../forms/answer-form.ts'
import { flagOf, textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import type { SettingsChange } from '../settings-change.ts'
import { minuteOf } from './minutes.ts'

/** Checkboxes are named `kind.channel`. */
export const chooseNotifications: SettingsChange = async ({ form, context }) => {
  const kinds = notificationKinds.map((kind) => ({ kind, email: flagOf(form, `${kind}.email`), push: flagOf(form, `${kind}.push`) }))
  return outcomeOf(await tryApi(context)('PUT /user/notification-preferences', { body: { kinds, quietHours: quietHoursOf(form) } }))
}

const quietHoursOf = (form: FormData) => {
  if (!flagOf(form, 'quiet')) return null
  return { from: minuteOf(textOf(form, 'from')), to: minuteOf(textOf(form, 'to')), zone: textOf(form, 'zone') }
}

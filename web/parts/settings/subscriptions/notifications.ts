import { notificationKinds } from '../../../../contract/notifications/notifications.ts'
import { tryApi } from '../../../kernel/api.ts'
import { textOf } from '../../accounts/form-data.ts'
import { type Change, outcomeOf } from '../settings-answer.ts'
import { minuteOf } from './minutes.ts'

/** Checkboxes are named `kind.channel`. */
export const chooseNotifications: Change = async ({ form, context }) => {
  const kinds = notificationKinds.map((kind) => ({ kind, email: form.has(`${kind}.email`), push: form.has(`${kind}.push`) }))
  return outcomeOf(await tryApi(context)('PUT /user/notification-preferences', { body: { kinds, quietHours: quietHoursOf(form) } }))
}

const quietHoursOf = (form: FormData) => {
  if (!form.has('quiet')) return null
  return { from: minuteOf(textOf(form, 'from')), to: minuteOf(textOf(form, 'to')), zone: textOf(form, 'zone') }
}

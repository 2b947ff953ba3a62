import { outcomeOf } from '../../../forms/answer-form.ts'
import { subjectOf, textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import type { SettingsChange } from '../settings-change.ts'

export const chooseMailing: SettingsChange = async ({ form, context }) => {
  const body = { mailing_type_id: subjectOf(form), enabled: textOf(form, 'wanted') === 'yes' }
  return outcomeOf(await tryApi(context)('POST /user/subscriptions', { body }))
}

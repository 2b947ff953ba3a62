import { tryApi } from '../../../kernel/api.ts'
import { textOf } from '../../accounts/form-data.ts'
import { type Change, outcomeOf } from '../settings-answer.ts'
import { subjectOf } from '../subject.ts'

export const chooseMailing: Change = async ({ form, context }) => {
  const body = { mailing_type_id: subjectOf(form), enabled: textOf(form, 'wanted') === 'yes' }
  return outcomeOf(await tryApi(context)('POST /user/subscriptions', { body }))
}

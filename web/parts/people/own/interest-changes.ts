import { outcomeOf } from '../../../forms/answer-form.ts'
import { listOf, textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import { saveInterestsOf } from '../save-interests.ts'
import type { OwnChange } from './own-change.ts'

/** Chosen from the list, and in the user's own words, separated by commas. */
export const saveInterests: OwnChange = async ({ form, context }) => {
  const fault = await saveInterestsOf(context, listOf(form, 'themes').map(Number))
  if (fault) return { problem: fault }
  const names = textOf(form, 'name')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  for (const name of names) {
    const attempt = await tryApi(context)('POST /user/interests', { body: { name } })
    if (!attempt.ok) return outcomeOf(attempt)
  }
  return { problem: null }
}

import { contactAudiences } from '../../../../contract/people/people.ts'
import { outcomeOf } from '../../../forms/answer-form.ts'
import { flagOf, textOf } from '../../../forms/form-data.ts'
import { tryApi } from '../../../kernel/api.ts'
import type { SettingsChange } from '../settings-change.ts'
import { profileBlocks } from './profile-blocks.ts'

/** Unchecked boxes are not posted, so every block is sent explicitly. */
export const changeVisibility: SettingsChange = async ({ form, context }) => {
  const contacts = contactAudiences.find((audience) => audience === textOf(form, 'contacts'))
  const blocks = Object.fromEntries(profileBlocks.map((block) => [block, flagOf(form, block)]))
  return outcomeOf(await tryApi(context)('POST /user/profile-visibility', { body: { settings: { contacts, ...blocks } } }))
}

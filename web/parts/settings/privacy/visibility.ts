import { contactAudiences } from '../../../../contract/people/people.ts'
import { tryApi } from '../../../kernel/api.ts'
import { textOf } from '../../accounts/form-data.ts'
import { type Change, outcomeOf } from '../settings-answer.ts'
import { profileBlocks } from './profile-blocks.ts'

/** Unchecked boxes are not posted, so every block is sent explicitly. */
export const changeVisibility: Change = async ({ form, context }) => {
  const contacts = contactAudiences.find((audience) => audience === textOf(form, 'contacts'))
  const blocks = Object.fromEntries(profileBlocks.map((block) => [block, form.has(block)]))
  return outcomeOf(await tryApi(context)('POST /user/profile-visibility', { body: { settings: { contacts, ...blocks } } }))
}

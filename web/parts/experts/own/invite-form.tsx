import { PostFormOf } from '../../../forms/post-form.tsx'
import { useFormPost } from '../../../forms/use-form-post.ts'
import { browserApi } from '../../../kernel/browser-api.ts'
import { useWords } from '../../../kernel/words.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import type { LoadOptions } from '../../../ui/combobox-options.ts'
import type { OwnExpertsData } from './load-experts.ts'

type Invited = OwnExpertsData['experts']['_items']

/** Experts are chosen by name; those who are invited already are not offered. */
export const InviteForm = ({ invited }: { invited: Invited }) => {
  const { own: t } = useWords().experts
  const post = useFormPost<{ invited?: number }>('invite')
  const { answer } = post
  const count = answer && !answer.problem && 'invited' in answer ? answer.invited : undefined
  return (
    // the chosen ones are in the list after they were invited
    <PostFormOf key={invited.length} post={post} submit={t.invite} saved={count === 0 ? t.noneChosen : t.invited}>
      {(fields) => (
        <Combobox
          {...fields.choice('expert', t.find, { error: 'userIds' })}
          options={[]}
          load={findExperts(invited)}
          textName="expertText"
          placeholder={t.findHint}
          isMultiple
        />
      )}
    </PostFormOf>
  )
}

const findExperts =
  (invited: Invited): LoadOptions =>
  async (q) => {
    const found = await browserApi('GET /users/completion', { query: { q, isExpert: '1' } })
    if (!found.ok) throw new Error('experts could not be loaded')
    return found.reply._items
      .filter(({ id }) => !invited.some((expert) => expert.id === id && expert.invite !== 'declined'))
      .map(({ id, name, position }) => ({ id, label: name, ...(position && { note: position }) }))
  }

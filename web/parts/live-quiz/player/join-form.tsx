import type { ComponentProps } from 'react'
import { playerNameLength } from '../../../../contract/live-quiz/limits.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { TextField } from '../../../ui/field.tsx'

/** The name at the table, before the first question or during the game. */
export const JoinForm = ({ firstName, isLate }: { firstName: string; isLate: boolean }) => {
  const { join: t } = useWords().liveQuiz
  return (
    <div className="my-auto flex flex-col gap-5">
      <h1 className="text-2xl font-semibold">{t.title}</h1>
      {isLate && <p className="text-ink-soft">{t.late}</p>}
      <PostForm intent="join" submit={t.button} saved={null}>
        {(fields) => <NameField {...fields.text('name', t.field, { saved: firstName })} />}
      </PostForm>
    </div>
  )
}

export const NameField = (props: ComponentProps<typeof TextField>) => (
  <TextField {...props} required minLength={playerNameLength.least} maxLength={playerNameLength.most} autoComplete="nickname" />
)

import { maxQuizAccesses } from '../../../../contract/quizzes/limits.ts'
import { PostForm } from '../../../forms/post-form.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { SectionCard } from '../../../ui/section-card.tsx'
import { PeoplePicker } from '../../people/choice/people-picker.tsx'
import type { BuilderData } from './load-builder.ts'

/** Users who edit the survey together with its author. Only the author gives access. */
export const AccessSection = ({ data: { quiz, accesses } }: { data: BuilderData }) => {
  const { access: t } = useWords().quizBuilder
  return (
    <div className="max-w-160">
      <SectionCard title={t.title} lead={t.lead}>
        {quiz.selfPermission.manage ? (
          <PostForm key={accesses.map(({ userId }) => userId).join()} intent="giveAccess" submit={t.save} saved={t.saved}>
            {(fields) => (
              <PeoplePicker
                fields={fields}
                label={t.people}
                help={t.help(maxQuizAccesses)}
                chosen={accesses.map(({ userId, name }) => ({ id: userId, label: name }))}
              />
            )}
          </PostForm>
        ) : (
          <p className="text-ink-soft">{t.ofAuthor}</p>
        )}
      </SectionCard>
    </div>
  )
}

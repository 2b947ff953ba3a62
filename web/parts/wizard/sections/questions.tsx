import { textOf } from '../../../forms/form-data.ts'
import { useWords } from '../../../kernel/words.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { QuizPicker } from '../quiz-picker.tsx'
import { countOrNull, idsOf } from '../rows.ts'
import type { SectionModule, SectionProps } from '../section.ts'

const sizes = ['teamSizeMin', 'teamSizeMax'] as const

const Questions = ({ opened, draft, field, ...rest }: SectionProps) => {
  const t = useWords().wizardSections.questions
  const isTeam = draft.participation_format === 'team'
  return (
    <>
      <QuizPicker {...rest} field={field('quizId', t.quizId)} use="questions" help={t.quizIdHelp} opened={opened.quizId} chosen={draft.quizId} />
      {isTeam && (
        <fieldset className="flex flex-col gap-4">
          <legend className="mb-2 text-lg font-semibold">{t.team}</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            {sizes.map((name) => (
              <NumberField key={name} {...field(name, t[name])} defaultValue={opened[name]} />
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}

/** An emptied size keeps its value, because a team always has one. */
export const questionsSection: SectionModule = {
  Section: Questions,
  read: (form, saved) => ({
    quizId: idsOf(form, 'quizId').at(-1) ?? null,
    teamSizeMin: countOrNull(textOf(form, 'teamSizeMin')) ?? saved.teamSizeMin,
    teamSizeMax: countOrNull(textOf(form, 'teamSizeMax')) ?? saved.teamSizeMax,
  }),
}

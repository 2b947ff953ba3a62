import { useWords } from '../../../kernel/words.tsx'
import { QuizPicker } from '../quiz-picker.tsx'
import { idsOf } from '../rows.ts'
import type { SectionModule, SectionProps } from '../section.ts'

const Survey = ({ opened, draft, field, ...rest }: SectionProps) => {
  const t = useWords().wizardSections.survey
  return (
    <QuizPicker
      {...rest}
      field={field('surveyQuizId', t.surveyQuizId)}
      use="survey"
      help={t.help}
      opened={opened.surveyQuizId}
      chosen={draft.surveyQuizId}
    />
  )
}

export const surveySection: SectionModule = {
  Section: Survey,
  read: (form) => ({ surveyQuizId: idsOf(form, 'surveyQuizId').at(-1) ?? null }),
}

import { textOf } from '../../../forms/form-data.ts'
import { useWords } from '../../../kernel/words.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { countOrNull } from '../rows.ts'
import type { SectionModule, SectionProps } from '../section.ts'

const Survey = ({ opened, field }: SectionProps) => {
  const t = useWords().wizardSections.survey
  return <NumberField {...field('surveyQuizId', t.surveyQuizId)} help={t.help} isOptional={t.optional} defaultValue={opened.surveyQuizId ?? ''} />
}

export const surveySection: SectionModule = {
  Section: Survey,
  read: (form) => ({ surveyQuizId: countOrNull(textOf(form, 'surveyQuizId')) }),
}

import { answerLengths, liveTypes, type QuizMode, questionSeconds, quizLengths, scaleBounds } from '../../../../contract/quizzes/limits.ts'
import { useWords } from '../../../kernel/words.tsx'
import { ChoicePills } from '../../../ui/choice-pills.tsx'
import { Checkbox } from '../../../ui/field.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { hasOptions } from '../question-faults.ts'
import type { EditedQuestion } from '../quiz-document.ts'
import { OptionRows } from './option-rows.tsx'
import { whenScored } from './when-scored.ts'

type Props = { question: EditedQuestion; mode: QuizMode }

/** The fields that the type of a question has. */
export const TypeFields = ({ question, mode }: Props) => {
  const { editor: t } = useWords().quizBuilder
  const { type } = question
  const isLive = mode === 'fast' && liveTypes.some((live) => live === type)
  return (
    <>
      {hasOptions(type) && <OptionRows question={question} mode={mode} />}
      {isLive && (
        <Checkbox name="isScored" label={t.isScored} defaultChecked={question.rightBoolean !== null || question.options.some(({ right }) => right)} />
      )}
      {type === 'boolean' && <RightBoolean question={question} mode={mode} />}
      {(type === 'scale' || type === 'number') && <Bounds question={question} />}
      {isLive && (
        <div className={whenScored(mode)}>
          <NumberField
            name="seconds"
            label={t.seconds}
            help={t.secondsHelp(questionSeconds.least, questionSeconds.most, questionSeconds.usual)}
            isOptional={t.optional}
            defaultValue={question.seconds ?? ''}
          />
        </div>
      )}
      <LimitNote type={type} />
    </>
  )
}

const RightBoolean = ({ question, mode }: Props) => {
  const { editor: t } = useWords().quizBuilder
  return (
    <div className={whenScored(mode)}>
      <ChoicePills
        legend={t.rightBoolean}
        name="rightBoolean"
        options={[
          { value: 'true', label: t.yes },
          { value: 'false', label: t.no },
          { value: '', label: t.noRight },
        ]}
        defaultValue={[question.rightBoolean === null ? '' : String(question.rightBoolean)]}
      />
    </div>
  )
}

const Bounds = ({ question: { type, min, max } }: Pick<Props, 'question'>) => {
  const { editor: t } = useWords().quizBuilder
  const isScale = type === 'scale'
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium">{isScale ? t.scale : t.bounds}</legend>
      <div className="grid grid-cols-2 gap-4">
        <NumberField name="min" label={t.min} hasDecimals={!isScale} defaultValue={min ?? ''} />
        <NumberField name="max" label={t.max} hasDecimals={!isScale} defaultValue={max ?? ''} />
      </div>
      <p className="text-sm text-ink-soft">{isScale ? t.scaleHelp(scaleBounds.least, scaleBounds.most) : t.boundsHelp}</p>
    </fieldset>
  )
}

const LimitNote = ({ type }: Pick<EditedQuestion, 'type'>) => {
  const { editor: t } = useWords().quizBuilder
  const limit = type === 'radioFields' ? quizLengths.optionText : (Object.entries(answerLengths).find(([name]) => name === type)?.[1] ?? null)
  return limit === null ? null : <p className="text-sm text-ink-soft">{t.limit(limit)}</p>
}

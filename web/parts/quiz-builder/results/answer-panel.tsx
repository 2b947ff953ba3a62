import { useSearchParams } from 'react-router'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { answersPath, openIn, openPath } from './answers-address.ts'
import type { AnswersData } from './load-answers.ts'
import { useNameOf } from './use-name-of.ts'

/** The answer of the address beside the list, question by question, if the page has the row. */
export const AnswerPanel = ({ data }: { data: AnswersData }) => {
  const { answers: t } = useWords().quizBuilder
  const locale = useLocale()
  const [params] = useSearchParams()
  const nameOf = useNameOf()
  const { answers, questions, quiz, zone } = data
  const place = answers.findIndex(({ id }) => id === openIn(params))
  const answer = answers[place]
  if (!answer) return null
  const to = (neighbour: (typeof answers)[number] | undefined) => neighbour && openPath(quiz.id, params, neighbour.id)
  const shown = questions.filter(({ id, isRemoved }) => !isRemoved || answer.values.some(({ questionId }) => questionId === id))
  return (
    <SidePanel
      key={answer.id}
      title={nameOf(answer)}
      closeTo={answersPath(quiz.id, params)}
      previous={to(answers[place - 1])}
      next={to(answers[place + 1])}
    >
      <div className="flex flex-col items-start gap-1 text-ink-soft">
        <time dateTime={answer.createdAt}>{format(answer.createdAt, { locale, zone, kind: 'dateTime' })}</time>
        {answer.score !== null && <p>{t.score(answer.score)}</p>}
        {answer.guestEmail && (
          <a href={`mailto:${answer.guestEmail}`} className="text-accent underline underline-offset-2 wrap-anywhere">
            {answer.guestEmail}
          </a>
        )}
        {answer.user && (
          <ButtonLink to={paths.user(answer.user.id)} look="quiet" size="small" className="mt-1">
            {t.profile}
          </ButtonLink>
        )}
      </div>
      <dl className="flex flex-col gap-5 border-t border-line pt-5">
        {shown.map(({ id, title, isRemoved }) => (
          <div key={id} className="flex flex-col gap-1">
            <dt className="text-sm text-ink-soft wrap-anywhere">
              {title}
              {isRemoved && ` (${t.removed})`}
            </dt>
            <dd>
              <Value value={answer.values.find(({ questionId }) => questionId === id)} />
            </dd>
          </div>
        ))}
      </dl>
    </SidePanel>
  )
}

const Value = ({ value }: { value: AnswersData['answers'][number]['values'][number] | undefined }) => {
  const { answers: t } = useWords().quizBuilder
  if (!value) return <span className="text-ink-soft">{t.none}</span>
  if (value.file)
    return (
      <a href={value.file.url} download={value.file.name} className="text-accent underline underline-offset-2 wrap-anywhere">
        {value.file.name}
      </a>
    )
  return <p className="whitespace-pre-line wrap-anywhere">{value.text}</p>
}

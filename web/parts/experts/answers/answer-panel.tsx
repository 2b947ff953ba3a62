import { Link, useSearchParams } from 'react-router'
import { format } from '../../../kernel/format.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { FileLinks } from '../../../ui/file-links.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { answersPath } from './answers-address.ts'
import type { AnswersData, OpenedAnswer } from './load-answers.ts'
import { ScoreForm } from './score-form.tsx'

type Props = { data: AnswersData; opened: OpenedAnswer }

/** One participant: the registration, the request, and the score. J and K open the neighbours in the list. */
export const AnswerPanel = ({ data: { event, answers }, opened }: Props) => {
  const t = useWords().experts.answers
  const [params] = useSearchParams()
  const place = answers.findIndex(({ id }) => id === opened.id)
  const to = (answer: { id: number } | undefined) => answer && answersPath(event.id, params, answer.id)
  return (
    <SidePanel
      title={opened.user?.name ?? t.deleted}
      closeTo={answersPath(event.id, params)}
      previous={to(answers[place - 1])}
      next={to(place < 0 ? answers.find(({ id }) => id !== opened.id) : answers[place + 1])}
    >
      <Registration opened={opened} zone={event.timezoneName} />
      <Request opened={opened} />
      <Questions opened={opened} />
      {event.scoringClosed ? <GivenScore opened={opened} /> : <ScoreForm key={opened.id} opened={opened} />}
    </SidePanel>
  )
}

const Registration = ({ opened: { user, createdAt, format: guest }, zone }: { opened: OpenedAnswer; zone: string }) => {
  const t = useWords().experts.answers
  const locale = useLocale()
  return (
    <div className="flex gap-3">
      {user && <Avatar id={user.id} name={user.name} photo={user.photo} size="large" />}
      <div className="flex min-w-0 flex-col gap-0.5">
        <p>{t.format[guest]}</p>
        <p className="text-sm text-ink-soft">{t.registered(format(createdAt, { locale, zone, kind: 'dateTime' }))}</p>
        {user && (
          <Link to={paths.user(user.id)} className="text-sm text-accent underline-offset-4 hover:underline">
            {t.profile}
          </Link>
        )}
      </div>
    </div>
  )
}

/** The text is that of a user, so that it stays plain text. */
const Request = ({ opened: { text, files } }: { opened: OpenedAnswer }) => {
  const t = useWords().experts.answers
  return (
    <section aria-label={t.text} className="flex flex-col gap-3">
      {text ? <p className="whitespace-pre-line wrap-anywhere">{text}</p> : <p className="text-ink-soft">{t.noText}</p>}
      <FileLinks label={t.files} files={files} />
    </section>
  )
}

/** The answers to the questions of the registration; an event without questions has none. */
const Questions = ({ opened: { answers } }: { opened: OpenedAnswer }) => {
  const t = useWords().experts.answers
  if (answers.length === 0) return null
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-5">
      <h3 className="font-semibold">{t.questions}</h3>
      <dl className="flex flex-col gap-3">
        {answers.map(({ questionId, title, text, file }) => (
          <div key={questionId}>
            <dt className="text-sm text-ink-soft wrap-anywhere">{title}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{file ? <FileLinks label={title} files={[file]} /> : text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** After the scoring is closed. */
const GivenScore = ({ opened: { score, comment } }: { opened: OpenedAnswer }) => {
  const t = useWords().experts.answers
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-5">
      <h3 className="font-semibold">{t.yourScore}</h3>
      <p className="text-xl font-semibold">{score === null ? t.noScore : t.score(score)}</p>
      {comment && <p className="rounded-xl bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere">{comment}</p>}
    </section>
  )
}

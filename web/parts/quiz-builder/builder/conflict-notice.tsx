import { Link, useSearchParams } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useScripts } from '../../../ui/use-scripts.ts'
import type { QuizSettings } from '../quiz-document.ts'
import { sectionPath } from './builder-address.ts'
import type { QuizSaver, QuizView } from './quiz-saver.ts'

/** Another page has changed the survey: the user sees what differs and chooses a version. Without scripts the page shows the latest one. */
export const ConflictNotice = ({ view, saver }: { view: QuizView; saver: QuizSaver }) => {
  const { conflict: t } = useWords().quizBuilder
  const hasScripts = useScripts()
  if (view.state !== 'conflict') return null
  return (
    <section role="alert" className="flex flex-col items-start gap-3 rounded-2xl border border-line-strong bg-surface p-4 sm:p-6">
      <h2 className="text-lg font-semibold">{t.title}</h2>
      <p className="max-w-160">{hasScripts ? t.text : t.plain}</p>
      <DifferenceList view={view} />
      {hasScripts ? (
        <div className="flex flex-wrap gap-2">
          <Button look="quiet" onClick={() => void saver.keepOwn()}>
            {t.keepOwn}
          </Button>
          <Button look="plain" onClick={() => void saver.takeTheirs()}>
            {t.takeTheirs}
          </Button>
        </div>
      ) : (
        <ButtonLink to={paths.survey(view.id)} look="quiet">
          {t.reload}
        </ButtonLink>
      )}
    </section>
  )
}

/** Links to the own values that differ, and what only the other page has. */
const DifferenceList = ({ view: { id, differences, document } }: { view: QuizView }) => {
  const { conflict: t, settings, outline } = useWords().quizBuilder
  const [params] = useSearchParams()
  const valueText = useSettingText()
  if (!differences) return null
  const questions = document.questions.flatMap((question, place) => (differences.questions.includes(question.key) ? [{ question, place }] : []))
  return (
    <ul className="flex flex-col wrap-anywhere">
      {Object.entries(differences.settings).map(([name, theirs]) => (
        <li key={name}>
          <Link to={sectionPath(id, params, 'settings')} className={link}>
            {settings.names[name as keyof QuizSettings]}
          </Link>
          {`: ${t.theirs} — ${valueText(name as keyof QuizSettings, theirs)}`}
        </li>
      ))}
      {questions.map(({ question, place }) => (
        <li key={question.key}>
          <Link to={sectionPath(id, params, 'questions', question.id ?? question.key)} className={link}>
            {t.question(place + 1, question.title || outline.untitled)}
          </Link>
        </li>
      ))}
      {differences.onlyTheirs.map((title) => (
        <li key={title} className="py-0.5">
          {t.onlyTheirs(title)}
        </li>
      ))}
      {differences.isReordered && <li className="py-0.5">{t.order}</li>}
    </ul>
  )
}

const link = 'inline-flex min-h-6 items-center py-0.5 text-accent underline underline-offset-2'

const useSettingText = () => {
  const { conflict: t, settings } = useWords().quizBuilder
  return (name: keyof QuizSettings, value: QuizSettings[keyof QuizSettings]): string => {
    if (typeof value === 'boolean') return value ? t.values.yes : t.values.no
    if (name === 'mode' || name === 'statsAccess') {
      const choices: Record<string, { label: string }> = name === 'mode' ? settings.modes : settings.statsAccesses
      return choices[String(value)]?.label ?? ''
    }
    return value === null || value === '' ? t.values.nothing : `«${value}»`
  }
}

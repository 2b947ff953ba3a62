import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useScripts } from '../../../ui/use-scripts.ts'
import type { QuizSaver, QuizView } from './quiz-saver.ts'

/** Another page has changed the survey: the user chooses which changes remain. Without scripts the page shows the latest ones. */
export const ConflictNotice = ({ view, saver }: { view: QuizView; saver: QuizSaver }) => {
  const { conflict: t } = useWords().quizBuilder
  const hasScripts = useScripts()
  if (view.state !== 'conflict') return null
  return (
    <section role="alert" className="flex flex-col items-start gap-3 rounded-2xl border border-line-strong bg-surface p-4 sm:p-6">
      <h2 className="text-lg font-semibold">{t.title}</h2>
      <p className="max-w-160">{hasScripts ? t.text : t.plain}</p>
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

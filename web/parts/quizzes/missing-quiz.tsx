import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** The page of a quiz that is closed, or that never was, with a way to another one. */
export const MissingQuiz = () => {
  const t = useWords()
  const { title, text, find } = t.quizzes.missing
  return (
    <section className="frame-narrow flex flex-col items-start gap-6 py-12 sm:py-16">
      <title>{`${title} — ${t.common.siteName}`}</title>
      <p className="text-3xl font-semibold text-accent" aria-hidden="true">
        404
      </p>
      <h1 className="text-2xl font-semibold">{title}</h1>
      <p className="text-lg text-ink-soft">{text}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={paths.findQuiz()}>{find}</ButtonLink>
        <ButtonLink to={paths.home()} look="quiet">
          {t.errors.home}
        </ButtonLink>
      </p>
    </section>
  )
}

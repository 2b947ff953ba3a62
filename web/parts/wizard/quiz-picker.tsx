import { browserApi } from '../../kernel/browser-api.ts'
import { useWords } from '../../kernel/words.tsx'
import { paths, type QuizUse } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import type { LoadOptions } from '../../ui/combobox-options.ts'
import type { SectionField, SectionProps } from './section.ts'

type Props = Pick<SectionProps, 'eventId' | 'linked' | 'reference' | 'remember'> & {
  field: SectionField
  use: QuizUse
  help: string
  /** The survey with which the section was opened, and the one that is chosen now. */
  opened: number | null
  chosen: number | null
}

/** One of the own published surveys, with a look at it. Without a fitting one the user creates it and comes back. */
export const QuizPicker = ({ field, use, help, opened, chosen, eventId, linked, reference, remember }: Props) => {
  const t = useWords().wizardSections.quizzes
  const nameOf = (id: number) => [...linked.quizzes, ...reference.quizzes].find((quiz) => quiz.id === id)?.name ?? t.unknown
  return (
    <div className="flex flex-col gap-3">
      <Combobox
        {...field}
        help={help}
        isOptional={t.optional}
        placeholder={t.placeholder}
        options={reference.quizzes.map(({ id, name }) => ({ id, label: name }))}
        load={findQuizzes(remember)}
        textName={`${field.name}Text`}
        chosen={opened === null ? [] : [{ id: opened, label: nameOf(opened) }]}
      />
      {chosen !== null && (
        <p>
          <a
            href={paths.quiz(chosen)}
            target="_blank"
            rel="noreferrer"
            className="font-medium text-accent underline underline-offset-2 wrap-anywhere"
          >
            {t.preview(nameOf(chosen))}
          </a>
        </p>
      )}
      {eventId === null ? (
        <p className="text-sm text-ink-soft">{t.later}</p>
      ) : (
        <ButtonLink to={paths.surveys({ ask: 'create', eventId, use })} look="quiet" className="self-start">
          {t.create}
        </ButtonLink>
      )}
    </div>
  )
}

const findQuizzes =
  (remember: SectionProps['remember']): LoadOptions =>
  async (search) => {
    const attempt = await browserApi('GET /quizzes', { query: { search, published: true } })
    if (!attempt.ok) throw new Error('own surveys could not be loaded')
    const quizzes = attempt.reply._items.map(({ id, title }) => ({ id, name: title }))
    remember({ quizzes })
    return quizzes.map(({ id, name }) => ({ id, label: name }))
  }

import { CalendarCheck, FilePlus2, GraduationCap, type LucideIcon, MessageCircleHeart, Vote, Zap } from 'lucide-react'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { type TemplateName, templateNames } from '../templates.ts'
import { questionIn, quizzesPath } from './quizzes-address.ts'

const icons: Record<TemplateName, LucideIcon> = {
  satisfaction: MessageCircleHeart,
  registration: CalendarCheck,
  quiz: GraduationCap,
  liveQuiz: Zap,
  poll: Vote,
  blank: FilePlus2,
}

/** First surveys to begin with: one press creates the survey with its questions and opens it. */
export const TemplatePicker = () => {
  const { templates: t } = useWords().quizBuilder
  const [params] = useSearchParams()
  const isBusy = useNavigation().state === 'submitting'
  const question = questionIn(params)
  return (
    <Form method="post" action={quizzesPath(params)} className="flex flex-col gap-3">
      <input type="hidden" name="intent" value="create" />
      {question?.ask === 'create' && (
        <>
          <input type="hidden" name="eventId" value={question.eventId ?? ''} />
          <input type="hidden" name="use" value={question.use ?? ''} />
        </>
      )}
      <ul className="grid gap-3 sm:grid-cols-2">
        {templateNames.map((name) => {
          const Icon = icons[name]
          return (
            <li key={name}>
              <button
                type="submit"
                name="template"
                value={name}
                disabled={isBusy}
                className="flex h-full w-full items-start gap-3 rounded-2xl border border-line bg-surface p-4 text-left hover:border-line-strong hover:bg-sunken disabled:opacity-60"
              >
                <Icon className="mt-0.5 size-6 shrink-0 text-accent" aria-hidden="true" />
                <span className="flex min-w-0 flex-col gap-0.5">
                  <span className="font-semibold">{t[name].name}</span>
                  <span className="text-sm text-ink-soft">{t[name].text}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </Form>
  )
}

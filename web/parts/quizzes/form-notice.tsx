import { useViewer } from '../../kernel/session.tsx'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { FormPage } from './load-quiz.ts'

type Props = { kind: 'saved' | 'resumed' | 'closed'; page: FormPage }

/** A word before the form: answers that were saved, or an event that takes no more participants. */
export const FormNotice = ({ kind, page: { event } }: Props) => {
  const t = useWords().quizzes.page
  const isVisitor = useViewer() === null
  const texts = { saved: isVisitor ? t.savedForLater : t.savedForLaterOwn, resumed: t.resumed, closed: t.registrationClosed }
  return (
    <div role="status" className="flex flex-col items-start gap-3 rounded-xl bg-sunken px-4 py-3">
      <p>{texts[kind]}</p>
      {kind === 'closed' && event && (
        <ButtonLink to={paths.event(event.id)} look="quiet">
          {t.backToEvent}
        </ButtonLink>
      )}
    </div>
  )
}

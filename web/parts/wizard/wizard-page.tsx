import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { WizardAnswer } from './answer-wizard.ts'
import type { WizardData } from './load-wizard.ts'
import { Wizard } from './wizard.tsx'

type Props = { data: WizardData; answer: WizardAnswer | null }

/** The wizard, or what stands in its place: a cancelled event, and the answer to a publication. */
export const WizardPage = (props: Props) => {
  const { life, view, isSent } = props.data
  if (life?.status === 'canceled' && view.eventId !== null) return <Canceled eventId={view.eventId} name={view.document.name} />
  if (isSent && life?.status === 'published' && view.eventId !== null) return <Sent eventId={view.eventId} life={life} />
  return <Wizard {...props} />
}

/** A cancelled event stays as it is; a copy is a new draft. */
const Canceled = ({ eventId, name }: { eventId: number; name: string }) => {
  const t = useWords().wizard
  return (
    <section className="frame-narrow flex flex-col items-start gap-6 py-12">
      <h1 className="text-2xl font-semibold wrap-anywhere">{name.trim() || t.title}</h1>
      <p className="text-lg text-ink-soft">{t.canceled}</p>
      <form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="subject" value={eventId} />
        <Button type="submit" name="intent" value="copy">
          {t.copy}
        </Button>
        <ButtonLink to={paths.event(eventId)} look="quiet">
          {t.toEvent}
        </ButtonLink>
      </form>
    </section>
  )
}

type SentProps = { eventId: number; life: NonNullable<WizardData['life']> }

const Sent = ({ eventId, life }: SentProps) => {
  const t = useWords().wizard.sent
  const isWaiting = life.moderation === 'wait' || life.isChangeWaiting
  return (
    <section className="frame-narrow flex flex-col items-start gap-6 py-12">
      <h1 ref={focus} tabIndex={-1} className="text-2xl font-semibold">
        {isWaiting ? t.title : t.publicTitle}
      </h1>
      <p className="text-lg">{life.isChangeWaiting ? t.changeText : isWaiting ? t.text : t.publicText}</p>
      {isWaiting && (
        <ul className="flex list-disc flex-col gap-1 pl-5 text-ink-soft">
          {t.next.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={paths.event(eventId)}>{t.toEvent}</ButtonLink>
        <ButtonLink to={paths.eventPreview(eventId)} look="quiet">
          {t.preview}
        </ButtonLink>
        <ButtonLink to={paths.createEvent()} look="quiet">
          {t.another}
        </ButtonLink>
      </p>
    </section>
  )
}

/** The same function in every render, so that the focus moves once. */
const focus = (heading: HTMLElement | null) => heading?.focus()

import { Award, CirclePlay, MessageCircleQuestionMark, QrCode } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { EventCard } from '../../../contract/events/events.ts'
import { PostFormOf } from '../../forms/post-form.tsx'
import { useFormPost } from '../../forms/use-form-post.ts'
import { useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.ts'
import { AddToCalendar } from '../events/add-to-calendar.tsx'
import { calendarEntryOf } from '../events/calendar-entry.ts'
import { streamsOf } from '../events/live.tsx'
import { OutsideLink } from '../events/outside-link.tsx'
import { hasTicket } from '../events/ticket/has-ticket.ts'

type Props = { event: EventCard; onCancelled: () => void }

/** The actions of a row, so that the user need not open the page of the event. */
export const RowActions = ({ event, onCancelled }: Props) => {
  const { attending: t, eventPage, participation } = useWords()
  const own = event.userParticipant
  if (event.status === 'canceled') return null
  const isAhead = event.timeline !== 'finished'
  const [stream] = streamsOf(event)
  return (
    <div className="relative -mx-3 flex flex-wrap items-center gap-x-1 empty:hidden">
      {stream && (
        <OutsideLink href={stream.url} className={textLink}>
          <CirclePlay className="size-5" aria-hidden="true" />
          {isAhead ? eventPage.watch : eventPage.watchRecord}
        </OutsideLink>
      )}
      {hasTicket(event) && (
        <ButtonLink to={paths.qr({ eventId: event.id })} look="plain" size="small">
          <QrCode className="size-5" aria-hidden="true" />
          {t.ticket.title}
        </ButtonLink>
      )}
      {event.quizId !== null && own?.quizAnswerId && (
        <ButtonLink to={paths.quiz(event.quizId, { eventId: event.id })} look="plain" size="small">
          <MessageCircleQuestionMark className="size-5" aria-hidden="true" />
          {participation.card.questions.link}
        </ButtonLink>
      )}
      {!isAhead && event.certificate && own?.attended && (
        <ButtonLink to={paths.ownCertificate(event.id)} look="plain" size="small">
          <Award className="size-5" aria-hidden="true" />
          {participation.card.finished.certificate}
        </ButtonLink>
      )}
      {isAhead && <AddToCalendar entry={calendarEntryOf(event)} className={textLink} />}
      {isAhead && own && own.state !== 'declined' && <Cancel event={event} own={own} onCancelled={onCancelled} />}
    </div>
  )
}

const textLink = 'inline-flex min-h-(--control) items-center gap-2 rounded-xl px-3 text-sm font-medium text-accent hover:bg-accent-soft'

/** Cancelling needs a second press, as in the card of the event page. */
const Cancel = ({ event, own, onCancelled }: Props & { own: NonNullable<EventCard['userParticipant']> }) => {
  const { card, activity } = useWords().participation
  const post = useFormPost('cancelParticipation', event.id)
  const words = wordsOf(own, card.cancel)
  useDone(post.answer?.problem === null, activity.cancelled, onCancelled)
  return (
    <details name="activity-cancel" open={Boolean(post.answer?.problem)} className="open:basis-full">
      <summary className="inline-flex min-h-(--control) cursor-pointer items-center rounded-xl px-3 text-sm text-ink-soft underline underline-offset-4 hover:text-ink">
        {words.ask}
      </summary>
      <div className="mx-3 mt-1 mb-2 flex flex-col gap-3 rounded-xl border border-line bg-surface p-4">
        <p>{words.text}</p>
        <PostFormOf
          post={{ ...post, action: paths.activity() }}
          submit={words.confirm}
          name={`${words.confirm}: ${event.name}`}
          look="danger"
          saved={null}
        />
      </div>
    </details>
  )
}

type Words = ReturnType<typeof useWords>['participation']['card']['cancel']

const wordsOf = ({ state, waitingForSeat }: Pick<NonNullable<EventCard['userParticipant']>, 'state' | 'waitingForSeat'>, words: Words) => {
  if (state === 'approved') return { ask: words.going, text: words.goingText, confirm: words.confirmGoing }
  if (waitingForSeat) return { ask: words.queue, text: words.queueText, confirm: words.confirmQueue }
  return { ask: words.wait, text: words.waitText, confirm: words.confirmWait }
}

/** The change takes its form away, so that a toast reports it. */
const useDone = (isDone: boolean, text: string, onCancelled: () => void) => {
  const toast = useToast()
  const wasDone = useRef(isDone)
  useEffect(() => {
    if (!isDone || wasDone.current) return
    wasDone.current = true
    toast({ text })
    onCancelled()
  }, [isDone, text, toast, onCancelled])
}

import { QrCode } from 'lucide-react'
import type { Event } from '../../../../contract/events/events.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import type { Refused } from '../event-page-data.ts'
import { streamsOf, watchLink } from '../live.tsx'
import { OutsideLink } from '../outside-link.tsx'
import { similarId } from '../similar.tsx'
import { hasTicket } from '../ticket/has-ticket.ts'
import { AskToRegister } from './ask-to-register.tsx'
import { cardId } from './card-id.ts'
import { CardSign } from './card-sign.tsx'
import { type CardState, canRequest, hasChoices, hasQuestions, isOver, type RequestableState } from './card-state.ts'
import { cardWordsOf } from './card-words.ts'
import { useIsSending } from './registration-form.tsx'
import { useJoin } from './use-join.ts'

type Props = { formId: string; event: Event; hasSimilar: boolean; state: CardState; refused: Refused | undefined; isHidden: boolean }

/** The card as one line at the bottom of a phone screen, shown while the card is out of view. */
export const RegistrationBar = ({ formId, event, hasSimilar, state, refused, isHidden }: Props) => {
  const t = useWords()
  const locale = useLocale()
  const { title, price } = cardWordsOf(state, { t, locale, event })
  return (
    <div
      className={`sticky bottom-0 z-20 -mx-4 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-raised transition-[opacity,visibility] lg:hidden ${isHidden ? 'invisible opacity-0' : ''}`}
    >
      <div className="mx-auto flex max-w-2xl items-center gap-3">
        <span className="max-sm:hidden">
          <CardSign kind={state.kind} />
        </span>
        <div className="min-w-0 grow leading-snug">
          <p className="line-clamp-2 font-semibold">{title}</p>
          {refused && <p className="text-sm text-danger">{refused.problem.message || t.participation.card.failed}</p>}
          {price && !refused && <p className="truncate text-sm text-ink-soft">{price}</p>}
        </div>
        <Action formId={formId} event={event} hasSimilar={hasSimilar} state={state} />
      </div>
    </div>
  )
}

const link = 'inline-flex min-h-11 shrink-0 items-center justify-center gap-2 rounded-xl px-4 font-medium'
const mainLink = `${link} bg-accent text-on-accent hover:bg-accent-hover`
const quietLink = `${link} border border-line-strong hover:bg-sunken`

const Action = ({ formId, event, hasSimilar, state }: Omit<Props, 'refused' | 'isHidden'>) => {
  const { card } = useWords().participation
  if (canRequest(state)) return <RequestAction eventId={event.id} state={state} formId={formId} />
  if (state.kind === 'going') return <GuestActions event={event} />
  if (state.kind === 'team')
    return (
      <a href={`#${cardId}`} className={mainLink}>
        {card.team.short}
      </a>
    )
  if (!isOver(state) || !hasSimilar) return null
  return (
    <a href={`#${similarId}`} className={quietLink}>
      {card.seeSimilar}
    </a>
  )
}

/** Submits the form directly when it has no choices; otherwise links to the card. */
const RequestAction = ({ eventId, state, formId }: { eventId: number; state: RequestableState; formId: string }) => {
  const { card } = useWords().participation
  const label = hasQuestions(state) ? card.questions.short : card[state.kind].short
  const isSending = useIsSending('register')
  if (state.questions && hasQuestions(state) && state.isVisitor && !hasChoices(state))
    return (
      <ButtonLink to={paths.quiz(state.questions.quizId, { eventId })} className="shrink-0">
        {label}
      </ButtonLink>
    )
  if (state.isVisitor)
    return (
      <AskToRegister eventId={eventId} kind={state.kind}>
        {label}
      </AskToRegister>
    )
  if (hasChoices(state))
    return (
      <a href={`#${cardId}`} className={mainLink}>
        {label}
      </a>
    )
  return (
    <Button type="submit" form={formId} isBusy={isSending} className="shrink-0">
      {label}
    </Button>
  )
}

/** A participant gets the stream link while there is a stream, and the ticket for an entrance. */
const GuestActions = ({ event }: { event: Event }) => {
  const { eventPage, participation, attending } = useWords()
  const { there } = participation.card
  const join = useJoin(event)
  const [stream] = streamsOf(event)
  if (stream)
    return (
      <OutsideLink href={stream.url} className={watchLink} {...(join && { onClick: join })}>
        {join ? there.join : eventPage.watch}
      </OutsideLink>
    )
  if (!hasTicket(event)) return null
  return (
    <ButtonLink to={paths.qr({ eventId: event.id })} look="quiet" className="shrink-0">
      <QrCode className="size-5" aria-hidden="true" />
      {attending.ticket.title}
    </ButtonLink>
  )
}

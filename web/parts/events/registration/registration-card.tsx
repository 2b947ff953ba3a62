import { lazy, type Ref, Suspense, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Event } from '../../../../contract/events/events.ts'
import { later } from '../../../kernel/later.tsx'
import { useViewer } from '../../../kernel/session.tsx'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { SignInLink } from '../../accounts/sign-in-link.tsx'
import { AddToCalendar } from '../add-to-calendar.tsx'
import { calendarEntryOf } from '../calendar-entry.ts'
import type { EventPageData, Refused } from '../event-page-data.ts'
import { Share } from '../share.tsx'
import { similarId } from '../similar.tsx'
import { AskToRegister } from './ask-to-register.tsx'
import { CancelParticipation } from './cancel-participation.tsx'
import { cardId } from './card-id.ts'
import { CardSign } from './card-sign.tsx'
import { type CardState, canRequest, hasChoices, hasQuestions, isOver, type RequestableState } from './card-state.ts'
import { type CardWords, cardWordsOf } from './card-words.ts'
import { forgetChoice } from './choice-storage.ts'
import { ConfirmOnline } from './confirm-online.tsx'
import { isShownAtField, RegistrationForm } from './registration-form.tsx'

// only participants see it
const OwnSeat = lazy(async () => ({ default: (await import('./own-seat.tsx')).OwnSeat }))

const TeamCard = later('parts/events/registration/team/team-card.tsx', async () => (await import('./team/team-card.tsx')).TeamCard)

type Props = {
  ref: Ref<HTMLElement>
  formId: string
  event: Event
  hasSimilar: boolean
  state: CardState
  page: Pick<EventPageData, 'reminder' | 'teams' | 'quizAnswerId'>
  refused: Refused | undefined
}

/** The registration card: the state of the viewer's participation and its one action. */
export const RegistrationCard = ({ ref, formId, event, hasSimilar, state, page, refused }: Props) => {
  const t = useWords()
  const locale = useLocale()
  const words = cardWordsOf(state, { t, locale, event })
  const { card } = t.participation
  const userId = useViewer()?.id
  useEffect(() => {
    if (!canRequest(state)) forgetChoice(userId, event.id)
  }, [state, userId, event.id])
  return (
    <section ref={ref} id={cardId} aria-label={card.label} className="rounded-2xl border border-line bg-surface p-5 shadow-raised sm:p-6">
      <StateText kind={state.kind} words={words} />
      <div className="mt-5 flex flex-col gap-4 empty:hidden">
        {refused && !isShownAtField(refused) && <Refusal refused={refused} />}
        <Suspense>{state.kind === 'going' && <OwnSeat event={event} reminder={page.reminder} />}</Suspense>
        <Suspense>{page.teams && <TeamCard event={event} teams={page.teams} kind={state.kind} quizAnswerId={page.quizAnswerId} />}</Suspense>
        <CardActions event={event} state={state} formId={formId} refused={refused} />
        {isOver(state) && hasSimilar && (
          <a
            href={`#${similarId}`}
            className="inline-flex min-h-11 items-center justify-center rounded-xl border border-line-strong px-4 font-medium hover:bg-sunken"
          >
            {card.seeSimilar}
          </a>
        )}
      </div>
      <Links event={event} state={state} />
      {event.selfPermission?.canEdit && <p className="mt-3 border-t border-line pt-4 text-sm text-ink-soft">{card.manage}</p>}
    </section>
  )
}

/** Background colours of states that need attention. */
const backgrounds: Partial<Record<CardState['kind'], string>> = {
  going: 'bg-accent-soft',
  waitsForOrganizer: 'bg-sunken',
  waitsForSeat: 'bg-sunken',
  declined: 'bg-danger-soft',
  cancelled: 'bg-danger-soft',
}

/** Announces a changed heading, and focuses it because the button that had the focus is no longer there. */
const StateText = ({ kind, words: { title, text, price, note } }: { kind: CardState['kind']; words: CardWords }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const previousTitle = useRef(title)
  useEffect(() => {
    if (previousTitle.current !== title && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    previousTitle.current = title
  }, [title])
  return (
    <div role="status" className={`flex gap-3 ${backgrounds[kind] ? `-mx-2 -mt-2 rounded-xl p-4 ${backgrounds[kind]}` : ''}`}>
      <CardSign kind={kind} />
      <div className="min-w-0 wrap-anywhere">
        <h2 ref={heading} tabIndex={-1} className="text-xl leading-6 font-semibold outline-none">
          {title}
        </h2>
        {(price || note) && <p className="mt-1.5 font-medium">{[price, note].filter(Boolean).join(' · ')}</p>}
        {text && <p className="mt-1.5 text-ink-soft">{text}</p>}
      </div>
    </div>
  )
}

const Refusal = ({ refused }: { refused: Refused }) => {
  const { card } = useWords().participation
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (refused) message.current?.focus()
  }, [refused])
  return (
    <p ref={message} tabIndex={-1} role="alert" className="rounded-xl bg-danger-soft px-4 py-3 font-medium text-danger outline-none">
      {refused.problem.message || card.failed}
    </p>
  )
}

const CardActions = ({ event, state, formId, refused }: Pick<Props, 'event' | 'state' | 'formId' | 'refused'>) => {
  const { card } = useWords().participation
  if (canRequest(state))
    return state.isVisitor ? (
      <SignInPrompt event={event} state={state} />
    ) : (
      <RegistrationForm id={formId} eventId={event.id} offer={state} refused={refused} />
    )
  if (state.kind === 'going')
    return (
      <>
        <ConfirmOnline event={event} participant={state.participant} />
        <OwnAnswers event={event} />
        <CancelParticipation kind={event.participation_format === 'team' ? 'team' : 'going'} />
      </>
    )
  if (state.kind === 'waitsForOrganizer' || state.kind === 'waitsForSeat')
    return (
      <>
        <OwnAnswers event={event} />
        <CancelParticipation kind={state.kind} />
      </>
    )
  if (state.kind === 'teamIn') return state.hasSeat && <CancelParticipation kind="team" />
  if (state.kind === 'team') return <TeamSignIn />
  if (state.kind === 'barred' && state.lacksParentalConsent)
    return (
      <ButtonLink to={paths.parentalConsent()} size="large">
        {card.barred.addConsent}
      </ButtonLink>
    )
  if (state.kind === 'finished' && state.hasCertificate)
    return (
      <ButtonLink to={paths.ownCertificate(event.id)} size="large">
        {card.finished.certificate}
      </ButtonLink>
    )
  if (state.kind !== 'declined') return null
  return (
    <Button look="quiet" size="large" disabled>
      {card.declined.title}
    </Button>
  )
}

/** A signed-in user has the forms of their teams instead. */
const TeamSignIn = () => {
  const { card } = useWords().participation
  if (useViewer()) return null
  return <SignInLink size="large">{card.team.signIn}</SignInLink>
}

const OwnAnswers = ({ event: { id, quizId, userParticipant } }: { event: Event }) => {
  const { questions } = useWords().participation.card
  if (quizId === null || !userParticipant?.quizAnswerId) return null
  return (
    <Link to={paths.quiz(quizId, { eventId: id })} className="inline-flex min-h-6 self-start text-accent underline underline-offset-4">
      {questions.link}
    </Link>
  )
}

/** The spaces of a network event are among its preconditions, which visitors do not have. */
const SignInPrompt = ({ event, state }: { event: Event; state: RequestableState }) => {
  const { card } = useWords().participation
  const mustChoose = hasChoices(state) || event.networking !== null
  if (hasQuestions(state) && state.questions && !mustChoose)
    return (
      <ButtonLink to={paths.quiz(state.questions.quizId, { eventId: event.id })} size="large" className="w-full">
        {card.questions.action}
      </ButtonLink>
    )
  return (
    <div>
      <AskToRegister eventId={event.id} kind={state.kind} size="large" className="w-full">
        {card[state.kind].signIn}
      </AskToRegister>
      <p className="mt-2 text-center text-sm text-balance text-ink-soft">{card.afterSignIn[mustChoose ? 'choices' : state.kind]}</p>
    </div>
  )
}

const quietLink = 'flex min-h-11 items-center justify-center gap-2 rounded-xl px-2 text-sm font-medium text-accent hover:bg-accent-soft'

const Links = ({ event, state }: Pick<Props, 'event' | 'state'>) => {
  const hasDate = state.kind !== 'cancelled' && state.kind !== 'finished' && state.kind !== 'unpublished'
  return (
    <div className="-mx-2 mt-4 -mb-2 flex flex-wrap border-t border-line pt-2">
      {hasDate && <AddToCalendar entry={calendarEntryOf(event)} className={quietLink} />}
      <Share title={event.name} className={quietLink} />
    </div>
  )
}

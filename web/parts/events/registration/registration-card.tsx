import { CalendarPlus } from 'lucide-react'
import { type Ref, useEffect, useRef } from 'react'
import type { Event } from '../../../../contract/events/events.ts'
import { useApiBase } from '../../../kernel/api-base.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { callPaths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { SignInLink } from '../../accounts/sign-in-link.tsx'
import type { Refused } from '../event-page-data.ts'
import { Share } from '../share.tsx'
import { similarId } from '../similar.tsx'
import { CancelParticipation } from './cancel-participation.tsx'
import { CardSign } from './card-sign.tsx'
import { type Asking, type CardState, canRequest, isOver } from './card-state.ts'
import { type CardWords, cardWordsOf } from './card-words.ts'
import { ConfirmOnline } from './confirm-online.tsx'
import { isShownAtField, RegistrationForm } from './registration-form.tsx'

type Props = { ref: Ref<HTMLElement>; formId: string; event: Event; hasSimilar: boolean; state: CardState; refused: Refused | undefined }

export const cardId = 'participation'

/** What happens if I press: the state of one's participation and the one thing to do about it. */
export const RegistrationCard = ({ ref, formId, event, hasSimilar, state, refused }: Props) => {
  const t = useWords()
  const locale = useLocale()
  const words = cardWordsOf(state, { t, locale, event })
  const { card } = t.participation
  return (
    <section ref={ref} id={cardId} aria-label={card.label} className="rounded-2xl border border-line bg-surface p-5 shadow-raised sm:p-6">
      <StateText kind={state.kind} words={words} />
      <div className="mt-5 flex flex-col gap-4 empty:hidden">
        {refused && !isShownAtField(refused) && <Refusal refused={refused} />}
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

/** What concerns this very person, or everyone at once, stands out. */
const grounds: Partial<Record<CardState['kind'], string>> = {
  going: 'bg-accent-soft',
  waitsForOrganizer: 'bg-warm-soft',
  waitsForSeat: 'bg-warm-soft',
  declined: 'bg-danger-soft',
  cancelled: 'bg-danger-soft',
}

/** After a press the heading has changed under the reader: it is read out and takes the focus that the button had. */
const StateText = ({ kind, words: { title, text, note } }: { kind: CardState['kind']; words: CardWords }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const said = useRef(title)
  useEffect(() => {
    if (said.current !== title && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    said.current = title
  }, [title])
  return (
    <div role="status" className={`flex gap-3 ${grounds[kind] ? `-mx-2 -mt-2 rounded-xl p-4 ${grounds[kind]}` : ''}`}>
      <CardSign kind={kind} />
      <div className="min-w-0 wrap-anywhere">
        <h2 ref={heading} tabIndex={-1} className="text-xl leading-6 font-semibold outline-none">
          {title}
        </h2>
        {note && <p className="mt-1.5 font-medium">{note}</p>}
        {text && <p className="mt-1.5 text-ink-soft">{text}</p>}
      </div>
    </div>
  )
}

const Refusal = ({ refused }: { refused: Refused }) => {
  const { card } = useWords().participation
  const told = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (refused) told.current?.focus()
  }, [refused])
  return (
    <p ref={told} tabIndex={-1} role="alert" className="rounded-xl bg-danger-soft px-4 py-3 font-medium text-danger outline-none">
      {refused.problem.message || card.failed}
    </p>
  )
}

const CardActions = ({ event, state, formId, refused }: Pick<Props, 'event' | 'state' | 'formId' | 'refused'>) => {
  const { card } = useWords().participation
  if (canRequest(state))
    return state.isVisitor ? <AskToSignIn kind={state.kind} /> : <RegistrationForm id={formId} asking={state} refused={refused} />
  if (state.kind === 'going')
    return (
      <>
        <ConfirmOnline event={event} participant={state.participant} />
        <CancelParticipation kind="going" />
      </>
    )
  if (state.kind === 'waitsForOrganizer' || state.kind === 'waitsForSeat') return <CancelParticipation kind={state.kind} />
  if (state.kind !== 'declined') return null
  return (
    <Button look="quiet" size="large" disabled>
      {card.declined.title}
    </Button>
  )
}

const AskToSignIn = ({ kind }: Pick<Asking, 'kind'>) => {
  const { card } = useWords().participation
  return (
    <div>
      <SignInLink size="large" className="w-full">
        {card[kind].signIn}
      </SignInLink>
      <p className="mt-2 text-center text-sm text-ink-soft">{card.afterSignIn}</p>
    </div>
  )
}

const quietLink = 'inline-flex min-h-11 grow items-center justify-center gap-2 rounded-xl px-2 text-sm font-medium text-accent hover:bg-accent-soft'

const Links = ({ event, state }: Pick<Props, 'event' | 'state'>) => {
  const t = useWords()
  const apiBase = useApiBase()
  const hasDate = state.kind !== 'cancelled' && state.kind !== 'finished' && state.kind !== 'unpublished'
  return (
    <div className="-mx-2 mt-4 -mb-2 flex flex-wrap border-t border-line pt-2">
      {hasDate && (
        <a href={callPaths(apiBase).eventCalendar(event.id)} className={quietLink} rel="nofollow">
          <CalendarPlus className="size-5" aria-hidden="true" />
          {t.events.page.calendar}
        </a>
      )}
      <Share title={event.name} className={quietLink} />
    </div>
  )
}

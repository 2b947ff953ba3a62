import { Link } from 'react-router'
import { zoneName } from '../../kernel/format.ts'
import { useRootData } from '../../kernel/root-data.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { spanIn } from '../events/span.ts'
import { InviteDecision } from './invite-decision.tsx'
import type { ExpertEventCard } from './load-events.ts'

/** An event of the expert: an invitation with its decision, or the progress of the scoring. */
export const EventCard = ({ event }: { event: ExpertEventCard }) => {
  const t = useWords().experts
  const { id, name, isInvited, answersTotal } = event
  return (
    <article className="flex flex-col gap-4 rounded-2xl border border-line bg-surface p-4 sm:p-5">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 grow basis-64 flex-col gap-1">
          <h2 className="text-lg font-semibold wrap-anywhere">
            <Link to={isInvited ? paths.event(id) : paths.expertEvent(id)} className="hover:text-accent hover:underline">
              {name}
            </Link>
          </h2>
          <EventDates event={event} />
        </div>
        <EventState event={event} />
      </header>
      {isInvited ? (
        <>
          <p className="text-ink-soft">{answersTotal > 0 ? t.invitedNote(answersTotal) : t.noParticipants}</p>
          <InviteDecision event={event} />
        </>
      ) : (
        <Scoring event={event} />
      )}
    </article>
  )
}

const Scoring = ({ event: { id, name, answersTotal, answersScored, scoringClosed } }: { event: ExpertEventCard }) => {
  const t = useWords().experts
  const isDone = scoringClosed || answersScored >= answersTotal
  if (answersTotal === 0) return <p className="text-ink-soft">{t.noParticipants}</p>
  return (
    <>
      <Progress label={t.progress} done={answersScored} total={answersTotal} />
      <ButtonLink to={paths.expertEvent(id)} look="quiet" className="self-start" aria-label={`${isDone ? t.look : t.open}: ${name}`}>
        {isDone ? t.look : t.open}
      </ButtonLink>
    </>
  )
}

type Dated = Pick<ExpertEventCard, 'dateStart' | 'dateEnd' | 'timezoneName'>

/** The dates of the event in its zone. */
export const EventDates = ({ event: { dateStart, dateEnd, timezoneName } }: { event: Dated }) => {
  const locale = useLocale()
  const now = useRootData()?.now
  if (!now) return null
  const { date, hours } = spanIn({ dateStart, dateEnd }, { locale, zone: timezoneName, now })
  return (
    <p className="text-sm text-ink-soft">
      <time dateTime={dateStart} className="inline-block first-letter:uppercase">
        {date}
      </time>{' '}
      <span className="inline-block">{[hours, zoneName(dateStart, timezoneName)].filter(Boolean).join(' ')}</span>
    </p>
  )
}

const EventState = ({ event: { isInvited, answersTotal, answersScored, scoringClosed } }: { event: ExpertEventCard }) => {
  const { states } = useWords().experts
  if (isInvited) return <Badge tone="waiting">{states.invited}</Badge>
  if (scoringClosed) return <Badge>{states.closed}</Badge>
  return answersTotal > 0 && answersScored >= answersTotal ? <Badge tone="good">{states.scored}</Badge> : <Badge>{states.accepted}</Badge>
}

import { CirclePlay, MapPin, QrCode, Video } from 'lucide-react'
import { Link } from 'react-router'
import { format } from '../../../kernel/format.ts'
import { useRootData } from '../../../kernel/root-data.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { AddToCalendar } from '../../events/add-to-calendar.tsx'
import { useCardTime } from '../../events/card-time.ts'
import { Cover } from '../../events/cover.tsx'
import { watchLink } from '../../events/live.tsx'
import { OutsideLink } from '../../events/outside-link.tsx'
import { OwnState } from '../../participation/own-state.tsx'
import type { NextCard } from './next-card.ts'
import { soonOf } from './soon.ts'

/** The soonest event of the user: when, where, and the next useful step. */
export const NextEvent = ({ event }: { event: NextCard }) => {
  const t = useWords()
  const now = useRootData()?.now ?? event.dateStart
  const soon = event.isCanceled ? null : soonOf(event.dateStart, now, t.ownHome.soon)
  return (
    <article className="grid overflow-hidden rounded-3xl border border-line bg-surface sm:grid-cols-[14rem_1fr]">
      <div className="h-12 overflow-hidden sm:h-full sm:min-h-60">
        <Cover event={event} isLarge />
      </div>
      <div className="flex flex-col items-start gap-2 p-4 sm:gap-3 sm:p-6">
        <p className="flex flex-wrap items-center gap-2 empty:hidden">
          {soon && <span className="rounded-full bg-warm-soft px-3 py-1 text-sm font-semibold">{soon}</span>}
          <OwnState isCanceled={event.isCanceled} own={event.own} />
        </p>
        <h2 className="text-xl leading-snug font-semibold hyphens-auto wrap-break-word">
          <Link to={paths.event(event.id)} className="hover:underline">
            {event.name}
          </Link>
        </h2>
        <WhenAndWhere event={event} />
        <Steps event={event} />
      </div>
    </article>
  )
}

const WhenAndWhere = ({ event }: { event: NextCard }) => {
  const locale = useLocale()
  const { at, zone } = useCardTime(event)
  const formatAs = (kind: 'fullDate' | 'time') => format(at, { locale, zone: event.timezoneName, kind })
  const place = usePlace(event)
  const Icon = event.isOnline && !event.place ? Video : MapPin
  return (
    <>
      <p className="first-letter:uppercase">
        <time dateTime={event.dateStart}>{`${formatAs('fullDate')}, ${formatAs('time')}`}</time>
        {zone && <span className="text-sm text-ink-soft"> {zone}</span>}
      </p>
      <p className="flex items-start gap-2 text-ink-soft">
        <Icon className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
        {place}
      </p>
    </>
  )
}

/** City and place, or that the event is online. */
export const usePlace = ({ isOnline, city, place }: NextCard): string => {
  const { online } = useWords().events
  return (isOnline ? [online, place] : [city, place]).filter(Boolean).join(', ')
}

/** The stream while it may be watched, the QR code for the entrance, or the page of the event; then the way there and the calendar. */
const Steps = ({ event: { id, isCanceled, isOnline, own, streamUrl, mapUrl, calendar } }: { event: NextCard }) => {
  const { ownHome: t, eventPage, attending } = useWords()
  if (isCanceled) return null
  const isIn = own?.state === 'approved'
  const canWatch = isIn && streamUrl !== null
  const hasCode = isIn && !isOnline
  return (
    <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-3 pt-2">
      {canWatch && (
        <OutsideLink href={streamUrl} className={watchLink}>
          <CirclePlay className="size-5" aria-hidden="true" />
          {eventPage.watch}
        </OutsideLink>
      )}
      {hasCode && (
        <ButtonLink to={paths.qr({ eventId: id })} look={streamUrl ? 'quiet' : 'main'}>
          <QrCode className="size-5" aria-hidden="true" />
          {attending.ticket.title}
        </ButtonLink>
      )}
      {!canWatch && !hasCode && <ButtonLink to={paths.event(id)}>{isIn ? t.howToJoin : t.open}</ButtonLink>}
      {mapUrl && !isOnline && <OutsideLink href={mapUrl}>{t.directions}</OutsideLink>}
      <AddToCalendar
        entry={calendar}
        className="-mx-4 inline-flex min-h-(--control) items-center gap-2 rounded-xl px-4 font-medium text-accent hover:bg-accent-soft"
      />
    </div>
  )
}

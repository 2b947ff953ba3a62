import { CirclePlay, Radio } from 'lucide-react'
import type { Event } from '../../../contract/events/events.ts'
import { liveOpensMinutesBefore } from '../../../contract/limits.ts'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { toZonedInstant, toZoneOf } from '../../kernel/zoned-time.ts'
import { useCardTime } from './card-time.ts'
import { OutsideLink } from './outside-link.tsx'
import { useJoin } from './registration/use-join.ts'

/** Links to live or recorded streams that the viewer may watch now (V162–V166). */
export const Streams = ({ event }: { event: Event }) => {
  const { eventPage: page } = useWords()
  const { there } = useWords().participation.card
  const join = useJoin(event)
  const watch = event.timeline === 'finished' ? page.watchRecord : join ? there.join : page.watch
  return streamsOf(event).map(({ url, title }) => (
    <aside key={url} aria-label={page.broadcast} className="flex flex-col gap-3 rounded-2xl bg-warm-soft p-5 sm:p-6">
      <p className="text-lg leading-snug font-semibold">{title || page.broadcast}</p>
      <OutsideLink href={url} className={watchLink} {...(join && { onClick: join })}>
        <CirclePlay className="size-5" aria-hidden="true" />
        {watch}
      </OutsideLink>
    </aside>
  ))
}

export const watchLink =
  'inline-flex min-h-11 shrink-0 items-center justify-center gap-2 rounded-xl bg-accent px-4 font-medium text-on-accent hover:bg-accent-hover'

/** Links the viewer may open now; the server empties the address of the others. */
export const streamsOf = ({ live }: Pick<Event, 'live'>) => live.filter(({ url }) => url !== '')

/** The time or the audience of the broadcast. An online event shows it beside its place. */
export const LiveAnnouncement = ({ event }: { event: Event }) => {
  const { eventPage: page } = useWords()
  const locale = useLocale()
  const zone = event.timezoneName
  const { at, zone: mark } = useCardTime({ dateStart: toZonedInstant(event.dateStart, zone), timezoneName: zone, isStream: true })
  const isForViewer = event.access === 'open' || event.livePublic || event.userParticipant?.state === 'approved'
  if (!isLiveAhead(event) || (event.format === 'online' && isForViewer)) return null
  const opensAt = toZoneOf(at, new Date(Date.parse(at) - liveOpensMinutesBefore * 60_000).toISOString())
  const when = [format(opensAt, { locale, zone, kind: 'dateTime' }), mark].filter(Boolean).join(' ')
  return (
    <aside aria-label={page.broadcast} className="flex items-start gap-3 rounded-2xl bg-sunken p-4 sm:px-6">
      <Radio className="mt-0.5 size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      <p>{isForViewer ? page.liveSoon(when) : page.liveForParticipants}</p>
    </aside>
  )
}

/** Is there a broadcast that cannot be watched yet? */
export const isLiveAhead = (event: Event) =>
  event.hasLive &&
  streamsOf(event).length === 0 &&
  event.status !== 'canceled' &&
  event.timeline !== 'finished' &&
  event.participation_format !== 'quiz'

import { CirclePlay, Radio } from 'lucide-react'
import type { Event } from '../../../contract/events.ts'
import { liveOpensMinutesBefore } from '../../../contract/limits.ts'
import { format, zoneName } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { OutsideLink } from './outside-link.tsx'

/** The broadcast: links for whom the server lets watch (V162–V166), for the others when or to whom it opens. */
export const Live = ({ event }: { event: Event }) => {
  const t = useWords()
  const streams = streamsOf(event)
  if (streams.length > 0) return <Streams streams={streams} />
  if (!isLiveAhead(event) || isToldWhere(event)) return null
  return (
    <aside aria-label={t.events.page.broadcast} className="flex items-center gap-3 rounded-2xl bg-sunken p-4">
      <Radio className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      <Announcement event={event} />
    </aside>
  )
}

/** Links that may be opened now; a link that may not comes without its address. */
const streamsOf = ({ live }: Event) => live.filter(({ url }) => url !== '')

/** Will there be something to watch that cannot be watched yet? */
export const isLiveAhead = (event: Event) =>
  event.hasLive &&
  streamsOf(event).length === 0 &&
  event.status !== 'canceled' &&
  event.timeline !== 'finished' &&
  event.participation_format !== 'quiz'

const isForViewer = ({ access, livePublic, userParticipant }: Event) => access === 'open' || livePublic || userParticipant?.state === 'approved'

/** An online event says beside its place when the broadcast opens. */
const isToldWhere = (event: Event) => event.format === 'online' && isForViewer(event)

const Streams = ({ streams }: { streams: Event['live'] }) => {
  const { page } = useWords().events
  return (
    <aside aria-label={page.broadcast} className="flex flex-col gap-3 rounded-2xl bg-warm-soft p-5 sm:flex-row sm:flex-wrap sm:items-center">
      {streams.map(({ url, title }) => (
        <div key={url} className="flex grow flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
          <p className="text-lg font-semibold">{title || page.broadcast}</p>
          <OutsideLink
            href={url}
            className="inline-flex min-h-11 items-center justify-center gap-2 rounded-xl bg-accent px-5 font-medium text-on-accent hover:bg-accent-hover"
          >
            <CirclePlay className="size-5" aria-hidden="true" />
            {page.watch}
          </OutsideLink>
        </div>
      ))}
    </aside>
  )
}

const Announcement = ({ event }: { event: Event }) => {
  const { page } = useWords().events
  const locale = useLocale()
  if (!isForViewer(event)) return <p>{page.liveForParticipants}</p>
  const opensAt = new Date(Date.parse(event.dateStart) - liveOpensMinutesBefore * 60_000).toISOString()
  const zone = event.timezoneName
  return <p>{page.liveSoon(`${format(opensAt, { locale, zone, kind: 'dateTime' })} (${zoneName(opensAt, locale, zone)})`)}</p>
}

import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Event } from '../../../../contract/events/events.ts'
import { zoneName } from '../../../kernel/format.ts'
import { useRootData } from '../../../kernel/root-data.ts'
import { useLocale } from '../../../kernel/words.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { spanIn } from '../span.ts'
import { CodePicture } from './code-picture.tsx'

type Props = {
  event: TicketEvent
  holder: { id: number; name: string; photo: string | null }
  /** Beside the text on wide screens, instead of above it. */
  isSmall?: boolean
  /** The holder and the code, between the picture and the event. */
  children?: ReactNode
}
export type TicketEvent = Pick<Event, 'name' | 'dateStart' | 'dateEnd' | 'timezoneName'> & { location: string | null }

/** The ticket for the entrance: the personal code with event, time, place and holder. Black on white in any theme. */
export const Ticket = ({ event, holder, isSmall = false, children }: Props) => (
  <div
    className={`flex items-center bg-white text-black wrap-anywhere ${isSmall ? 'flex-col gap-4 rounded-2xl border border-line p-4 lg:flex-row lg:items-start' : 'w-full flex-col gap-4'}`}
  >
    <CodePicture className={isSmall ? 'w-full max-w-64 lg:-m-2 lg:w-36' : 'w-full max-w-[min(100%,36dvh)] sm:max-w-[min(100%,44dvh)]'} />
    {children}
    <div className={`flex w-full min-w-0 flex-col gap-1.5 text-left ${isSmall ? 'lg:text-sm' : 'border-t border-dashed border-black/25 pt-4'}`}>
      <p className={`leading-snug font-semibold ${isSmall ? 'lg:text-base' : 'text-xl'}`}>{event.name}</p>
      <Time event={event} />
      {event.location && (
        <p className="flex items-start gap-1.5">
          <MapPin className="mt-[0.2em] size-[1.1em] shrink-0" aria-hidden="true" />
          <span className="min-w-0">{event.location}</span>
        </p>
      )}
      {isSmall && (
        <p className="mt-1 flex items-center gap-2 font-medium">
          <Avatar id={holder.id} name={holder.name} photo={holder.photo} size="small" />
          <span className="min-w-0">{holder.name}</span>
        </p>
      )}
    </div>
  </div>
)

const Time = ({ event }: Pick<Props, 'event'>) => {
  const locale = useLocale()
  const zone = event.timezoneName
  const { date, hours } = spanIn(event, { locale, zone, now: useRootData()?.now ?? event.dateStart })
  return (
    <p>
      <time dateTime={event.dateStart} className="block first-letter:uppercase">
        {date}
      </time>
      {[hours, zoneName(event.dateStart, zone)].filter(Boolean).join(' ')}
    </p>
  )
}

import { MapPin, Network, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Event } from '../../../contract/events/events.ts'
import { MaybeLink } from '../../kernel/maybe-link.tsx'
import { useWords } from '../../kernel/words.tsx'
import { isLiveAhead } from './live.tsx'
import { mapUrlOf } from './map-link.ts'
import { OutsideLink } from './outside-link.tsx'

/** The location: place and address, online, or both; and the spaces of a network event. */
export const Where = ({ event }: { event: Event }) => {
  const t = useWords()
  const isOnline = event.format === 'online'
  return (
    <div className="flex flex-col gap-4">
      <h2 className="sr-only">{t.eventPage.where}</h2>
      {isOnline && (
        <Row icon={<Video />} title={t.events.online}>
          {isLiveAhead(event) && <p className="text-ink-soft">{t.eventPage.onlineText}</p>}
        </Row>
      )}
      {(!isOnline || event.onlineWithSpace) && <Site event={event} />}
      {event.networking && <Spaces event={event} />}
    </div>
  )
}

const Row = ({ icon, title, children }: { icon: ReactNode; title: ReactNode; children: ReactNode }) => (
  <div className="flex gap-4">
    <span
      className="flex size-14 shrink-0 items-center justify-center rounded-xl border border-line bg-surface text-ink-soft *:size-6"
      aria-hidden="true"
    >
      {icon}
    </span>
    <div className="min-w-0">
      <div className="text-lg leading-snug font-semibold">{title}</div>
      {children}
    </div>
  </div>
)

const Site = ({ event }: { event: Event }) => {
  const t = useWords()
  const name = event.space?.name ?? event.place?.name
  const address = event.address?.title ?? event.place?.address
  const line = [event.city?.name, name ? address : null].filter(Boolean).join(', ')
  const halls = event.space?.halls ?? []
  const mapUrl = mapUrlOf(event)
  return (
    <Row
      icon={<MapPin />}
      title={
        <MaybeLink screen="/places/:id" id={event.placeId} linkClass="hover:underline">
          {name ?? address ?? event.city?.name}
        </MaybeLink>
      }
    >
      <p className="text-ink-soft">{line}</p>
      {halls.length > 0 && <p className="text-ink-soft">{t.eventPage.halls(halls.join(', '))}</p>}
      {mapUrl && <OutsideLink href={mapUrl}>{t.eventPage.onMap}</OutsideLink>}
    </Row>
  )
}

const Spaces = ({ event }: { event: Event }) => {
  const t = useWords()
  const agreed = (event.networkProposals ?? []).filter(({ status, spaceId }) => status === 'approved' && spaceId !== event.spaceId)
  return (
    <Row icon={<Network />} title={t.eventPage.network}>
      <ul className="mt-1 flex flex-wrap gap-2 empty:hidden">
        {event.space && <Space name={`${event.space.name}, ${t.eventPage.mainSpace}`} />}
        {agreed.map(({ id, name }) => (
          <Space key={id} name={name} />
        ))}
      </ul>
    </Row>
  )
}

const Space = ({ name }: { name: string }) => <li className="rounded-full bg-sunken px-3 py-1 text-sm">{name}</li>

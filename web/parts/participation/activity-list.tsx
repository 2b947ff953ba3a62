import { useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import type { EventCard } from '../../../contract/events/events.ts'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { More } from '../../lists/more.tsx'
import { useMore } from '../../lists/use-more.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type ActivityFilter, activityPath } from './activity-address.ts'
import type { ActivityData } from './load-activity.ts'
import { OwnState } from './own-state.tsx'
import { RowActions } from './row-actions.tsx'

type ListProps = {
  activity: ActivityData
  /** Shows the first rows alone. */
  limit?: number
}

/** The rows of one page; the following pages load below. */
export const ActivityList = ({ activity: { filter, list }, limit }: ListProps) => {
  const t = useWords()
  const fetcher = useFetcher<{ activity: ActivityData }>()
  const pathOf = (path: (filter: ActivityFilter) => string) => (page: number) => path({ ...filter, page })
  const more = useMore(list, { ...fetcher, data: fetcher.data?.activity }, pathOf(activityPath))
  const { items, onCancelled, status } = useCancelled(more.items, filter)
  if (items.length === 0) return <EmptyList filter={filter} />
  return (
    <div className="flex flex-col gap-4">
      <p ref={status} tabIndex={-1} role="status" className={filter.query ? 'text-ink-soft outline-none' : 'sr-only'}>
        {t.events.count(list._meta.totalCount)}
      </p>
      <ul className="flex flex-col gap-1">
        {items.slice(0, limit).map((event) => (
          <li key={event.id}>
            <Row event={event} onCancelled={() => onCancelled(event.id)} />
          </li>
        ))}
      </ul>
      {limit === undefined && <More more={more} to={pathOf(activityPath)} />}
    </div>
  )
}

/** Cancelled participations leave the list at once, also on pages that were loaded later; a favourite stays, without its state. */
const useCancelled = (loaded: EventCard[], { tab }: ActivityFilter) => {
  const [cancelled, setCancelled] = useState<number[]>([])
  const status = useRef<HTMLParagraphElement>(null)
  const isCancelled = ({ id }: EventCard) => cancelled.includes(id)
  const items =
    tab === 'favorite'
      ? loaded.map((event) => (isCancelled(event) ? { ...event, userParticipant: null } : event))
      : loaded.filter((event) => !isCancelled(event))
  const onCancelled = (id: number) => {
    setCancelled((before) => [...before, id])
    status.current?.focus()
  }
  return { items, onCancelled, status }
}

const Row = ({ event, onCancelled }: { event: EventCard; onCancelled: () => void }) => (
  <article className="relative grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-1.5 rounded-xl p-2.5 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-accent">
    <DateBlock event={event} />
    <div className="flex flex-col items-start gap-1 sm:flex-row sm:gap-4">
      <div className="min-w-0 grow">
        <h3 className="line-clamp-3 leading-snug font-semibold text-pretty wrap-anywhere">
          <Link to={paths.event(event.id)} className="outline-none after:absolute after:inset-0 hover:underline">
            {event.name}
          </Link>
        </h3>
        <Where event={event} />
      </div>
      <OwnState isCanceled={event.status === 'canceled'} own={event.userParticipant ?? null} />
    </div>
    <div className="col-span-2 sm:col-span-1 sm:col-start-2">
      <RowActions event={event} onCancelled={onCancelled} />
    </div>
  </article>
)

const DateBlock = ({ event }: { event: EventCard }) => {
  const locale = useLocale()
  const formatAs = (kind: 'day' | 'month' | 'time') => format(event.dateStart, { locale, zone: event.timezoneName, kind })
  return (
    <time dateTime={event.dateStart} className="flex w-14 shrink-0 flex-col items-center rounded-xl bg-sunken py-1.5 text-sm sm:row-span-2">
      <span className="text-xl leading-none font-semibold">{formatAs('day').replace(/\D+/g, '')}</span>
      <span>{formatAs('month')}</span>
      <span className="text-ink-soft">{formatAs('time')}</span>
    </time>
  )
}

const Where = ({ event }: { event: EventCard }) => {
  const t = useWords()
  const place = [event.city?.name, event.space?.name ?? event.place?.name].filter(Boolean).join(', ')
  return <p className="line-clamp-2 text-sm text-ink-soft">{event.format === 'online' ? t.events.online : place}</p>
}

const EmptyList = ({ filter }: { filter: ActivityFilter }) => {
  const t = useWords()
  return (
    <div role="status">
      <EmptyState
        titleLevel="h3"
        title={filter.query ? t.events.nothing.title : t.participation.activity.empty[filter.tab]}
        action={<ButtonLink to={paths.events()}>{t.participation.activity.find}</ButtonLink>}
      />
    </div>
  )
}

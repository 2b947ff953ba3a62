import { Link } from 'react-router'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import type { EventPageData } from './event-page-data.ts'
import { PageSection } from './page-section.tsx'

type Member = EventPageData['series'][number]

export const Series = ({ events }: { events: Member[] }) => {
  const t = useWords()
  if (events.length === 0) return null
  return (
    <PageSection id="series" title={t.eventPage.series}>
      <p className="mb-3 text-ink-soft">{t.eventPage.partOfSeries}</p>
      <ul className="overflow-hidden rounded-2xl border border-line bg-surface">
        {events.map((event) => (
          <li key={event.id} className="border-line not-first:border-t">
            <SeriesLink event={event} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

const SeriesLink = ({ event }: { event: Member }) => {
  const t = useWords()
  const locale = useLocale()
  const state = event.status === 'canceled' ? t.events.states.canceled : event.timeline === 'finished' ? t.events.states.past : null
  return (
    <Link to={paths.event(event.id)} className="flex flex-wrap items-baseline gap-x-5 gap-y-0.5 p-4 hover:bg-sunken">
      <time dateTime={event.dateStart} className="w-32 shrink-0 text-ink-soft">
        {format(event.dateStart, { locale, zone: event.timezoneName, kind: 'date' })}
      </time>
      <span className="min-w-0 grow basis-60 font-medium wrap-anywhere">{event.name}</span>
      {state && <span className="text-sm text-ink-soft">{state}</span>}
    </Link>
  )
}

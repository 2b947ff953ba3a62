import { Head } from '../../kernel/page-head.tsx'
import { useWords } from '../../kernel/words.tsx'
import { addressOf, pathWith } from '../../lists/address.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { EventCard } from '../events/event-card.tsx'
import type { PublicSeriesData } from './load-public-series.ts'

const address = addressOf({})

/** The events of a series for everyone: those ahead first, then the finished ones. */
export const PublicSeries = ({ series: { name, url, meta, events } }: { series: PublicSeriesData }) => {
  const { publicSeries: t } = useWords().ownEvent
  return (
    <div className="frame flex flex-col gap-6 py-8 sm:py-12">
      <Head title={name} description={t.description(name)} path={paths.series(url)} isIndexed={meta.currentPage === 1} />
      <header className="flex flex-col gap-1">
        <p className="text-ink-soft">{t.lead}</p>
        <h1 className="text-2xl font-semibold text-balance wrap-anywhere sm:text-3xl">{name}</h1>
        <p className="text-ink-soft">{t.count(meta.totalCount)}</p>
      </header>
      {events.length === 0 ? (
        <EmptyState title={t.none} action={<ButtonLink to={paths.events()}>{t.all}</ButtonLink>}>
          <p>{t.noneHint}</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {events.map((event) => (
            <li key={event.id} className="min-w-0">
              <EventCard event={event} headingLevel="h2" />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label={t.pages}
        page={meta.currentPage}
        pageSize={meta.perPage}
        total={meta.totalCount}
        to={(page) => pathWith(paths.series(url), address.withPage(new URLSearchParams(), page))}
      />
    </div>
  )
}

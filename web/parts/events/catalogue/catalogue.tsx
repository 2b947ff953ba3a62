import { CalendarPlus } from 'lucide-react'
import { useMemo } from 'react'
import { useFetcher, useLocation, useNavigation, useSearchParams } from 'react-router'
import { firstCardsBeforePromo } from '../../../../contract/limits.ts'
import { useApiBase } from '../../../kernel/api-base.ts'
import { CachedPart } from '../../../kernel/cached-part.tsx'
import { unpack } from '../../../kernel/packed.ts'
import { Head } from '../../../kernel/page-head.tsx'
import { useRootData } from '../../../kernel/root-data.ts'
import { useMore, usePageAddress } from '../../../kernel/use-more.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { callPaths } from '../../../paths.ts'
import { MoreLink } from '../../../ui/button.tsx'
import { EventCard } from '../event-card.tsx'
import { listSchema } from '../event-schema.ts'
import { Chips } from './chips.tsx'
import { FilterBar } from './filter-bar.tsx'
import { cleanParams } from './filters.ts'
import type { CatalogueData } from './load.ts'
import { NotFoundCard } from './not-found-card.tsx'
import { PromoCard } from './promo-card.tsx'

type Props = { catalogue: CatalogueData; path: string; title: string; description: string }

/** An event catalogue: search and filters from the URL, the list, and hints for loosening filters when the list is empty. */
export const Catalogue = ({ catalogue, path, title, description }: Props) => {
  const { pathname, search } = useLocation()
  return (
    <>
      <CatalogueHead {...{ catalogue, path, title, description }} />
      <CachedPart of={[title, catalogue]} at={pathname + search} className="mx-auto max-w-7xl px-4 pt-8 sm:pt-12">
        <Body {...{ catalogue, title, description }} />
      </CachedPart>
    </>
  )
}

const Body = ({ catalogue, title, description }: Omit<Props, 'path'>) => {
  const t = useWords()
  const [params] = useSearchParams()
  const apiBase = useApiBase()
  const options = useMemo(() => unpack(catalogue.options), [catalogue.options])
  return (
    <>
      <header className="mb-6 max-w-3xl">
        <h1 className="text-2xl font-semibold sm:text-3xl">{title}</h1>
        <p className="mt-3 text-lg text-ink-soft">{description}</p>
      </header>
      <FilterBar options={options} today={catalogue.today} />
      <Chips options={options} />
      <div className="mt-6 mb-4 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-medium">
          {t.events.count(catalogue.list._meta.totalCount)}
        </p>
        <a
          href={callPaths(apiBase).listCalendar(searchOf(params))}
          className="inline-flex items-center gap-2 text-sm text-accent underline underline-offset-4"
          rel="nofollow"
        >
          <CalendarPlus className="size-4" aria-hidden="true" />
          {t.events.subscribe}
        </a>
      </div>
      <EventGrid key={params.toString()} catalogue={catalogue} />
    </>
  )
}

const CatalogueHead = ({ catalogue, ...page }: Props) => {
  const [params] = useSearchParams()
  const locale = useLocale()
  const siteUrl = useRootData()?.siteUrl ?? ''
  return <Head {...page} isIndexed={cleanParams(params).size === 0} schema={listSchema(catalogue.list._items, { locale, siteUrl })} />
}

const searchOf = (params: URLSearchParams) => {
  const text = cleanParams(params).toString()
  return text ? `?${text}` : ''
}

const EventGrid = ({ catalogue }: { catalogue: CatalogueData }) => {
  const { events } = useWords()
  const isLoading = useNavigation().state === 'loading'
  const addressOf = usePageAddress(cleanParams)
  const more = useMore(catalogue.list, useFetcher<CatalogueData>(), addressOf)
  if (more.items.length === 0) return <NotFoundCard />
  const cards = more.items.map((event) => (
    <li key={event.id}>
      <EventCard event={event} headingLevel="h2" />
    </li>
  ))
  const promo = (
    <li key="promo">
      <PromoCard />
    </li>
  )
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4" aria-busy={isLoading}>
        {cards.toSpliced(Math.min(firstCardsBeforePromo, cards.length), 0, promo)}
      </ul>
      {more.next !== null && (
        <p className="mt-10 flex justify-center">
          <MoreLink to={addressOf(more.next)} size="large" isLoading={more.isLoading} load={more.load}>
            {more.isLoading ? events.loading : events.loadMore}
          </MoreLink>
        </p>
      )}
    </>
  )
}

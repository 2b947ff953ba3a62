import { CalendarPlus, Check, Plus } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import { useFetcher, useLocation, useSearchParams } from 'react-router'
import { useApiBase } from '../../../kernel/api-base.ts'
import { CachedPart } from '../../../kernel/cached-part.tsx'
import { later } from '../../../kernel/later.tsx'
import { unpack } from '../../../kernel/packed.ts'
import { Head } from '../../../kernel/page-head.tsx'
import { useRootData } from '../../../kernel/root-data.ts'
import { useLocale, useWords } from '../../../kernel/words.tsx'
import { pathWith } from '../../../lists/address.ts'
import { FilterForm } from '../../../lists/filter-form.tsx'
import { ListHead, ListSummary, SortSelect } from '../../../lists/list-head.tsx'
import { More } from '../../../lists/more.tsx'
import { useHistoryEntry, useMore, usePagePath } from '../../../lists/use-more.ts'
import { callPaths, paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { listSchema } from '../list-schema.ts'
import { eventsAddress, shownWeek, sorts, viewOf } from './address.ts'
import { EventGrid } from './event-grid.tsx'
import { EventTabs } from './event-tabs.tsx'
import { EventFilters, isCompiled } from './filters.tsx'
import type { CatalogueData, FilterOptions } from './load.ts'
import { PopularTags } from './popular-tags.tsx'
import { useChosenEvents } from './use-chosen-events.ts'
import { ViewSwitch } from './view-switch.tsx'

const EmptyList = later('lists/empty-list.tsx', async () => (await import('../../../lists/empty-list.tsx')).EmptyList)
const DayList = later('parts/events/catalogue/day-list.tsx', async () => (await import('./day-list.tsx')).DayList)
const MapView = later('parts/events/catalogue/map-view.tsx', async () => (await import('./map-view.tsx')).MapView)
const WeekView = later('parts/events/catalogue/week-view.tsx', async () => (await import('./week-view.tsx')).WeekView)

type Props = { catalogue: CatalogueData; path: string; title: string; description: string }

/** An event catalogue: search and filters from the URL, the list, and hints for loosening filters when the list is empty. */
export const Catalogue = ({ catalogue, path, title, description }: Props) => {
  const { pathname, search } = useLocation()
  return (
    <>
      <CatalogueHead {...{ catalogue, path, title, description }} />
      <DoneNote search={search} />
      <CachedPart of={[title, catalogue]} at={pathname + search} className="frame pt-4 sm:pt-8">
        <Body {...{ catalogue, path, title }} />
      </CachedPart>
    </>
  )
}

/** After the deletion of an event its organizer lands here, with scripts and without. */
const DoneNote = ({ search }: { search: string }) => {
  const { removed } = useWords().events
  if (new URLSearchParams(search).get('done') !== 'removed') return null
  return (
    <div className="frame pt-4">
      <p role="status" className="flex items-center gap-2 rounded-xl bg-accent-soft px-4 py-3 font-medium">
        <Check className="size-5 shrink-0" aria-hidden="true" />
        {removed}
      </p>
    </div>
  )
}

const Body = ({ catalogue, path, title }: Omit<Props, 'description'>) => {
  const options = useMemo(() => unpack(catalogue.options), [catalogue.options])
  return (
    <>
      <ListHead title={title} tabs={<EventTabs path={path} />} action={<CreateEvent />} />
      <CatalogueForm catalogue={catalogue} options={options} />
      <Suspense>
        <EventView catalogue={catalogue} />
      </Suspense>
      <p className="mb-6 text-center sm:hidden">
        <CalendarLink />
      </p>
      <PopularTags tags={options.tags} />
    </>
  )
}

/** The wizard asks visitors to sign in and takes them back. The header has the same button from `sm` on. */
const CreateEvent = () => {
  const { createEvent } = useWords().layout
  return (
    <ButtonLink to={paths.createEvent()} look="quiet" size="small" className="shrink-0 sm:hidden">
      <Plus className="size-5" aria-hidden="true" />
      {createEvent}
    </ButtonLink>
  )
}

const CatalogueForm = ({ catalogue, options }: { catalogue: CatalogueData; options: FilterOptions }) => {
  const { events } = useWords()
  const [params] = useSearchParams()
  const { pathname, search } = useLocation()
  const isDisabled = isCompiled(params)
  const { totalCount } = catalogue.list._meta
  return (
    <FilterForm
      address={eventsAddress}
      label={events.filters.label}
      search={{ label: events.filters.search, hint: events.filters.searchHint, isDisabled }}
      chosen={useChosenEvents(options, catalogue.organization)}
      total={totalCount}
      filters={
        <CachedPart of={[options, catalogue.today]} at={pathname + search} className="contents">
          <EventFilters options={options} today={catalogue.today} />
        </CachedPart>
      }
    >
      <ListSummary count={events.count(totalCount)} sort={viewOf(params) !== 'week' && <Sort isDisabled={isDisabled} />}>
        <span className="max-sm:hidden">
          <CalendarLink />
        </span>
        <ViewSwitch />
        <PlaceFields />
      </ListSummary>
    </FilterForm>
  )
}

/** The view, the week and the organization, which a change of the filters keeps. */
const PlaceFields = () => {
  const [params] = useSearchParams()
  const { view, week, organizationId } = eventsAddress.query(params)
  return (
    <>
      {view && <input type="hidden" name="view" value={view} />}
      {week && <input type="hidden" name="week" value={week} />}
      {organizationId && <input type="hidden" name="organizationId" value={organizationId} />}
    </>
  )
}

/** The search decides what the order by weight means. */
const Sort = ({ isDisabled }: { isDisabled: boolean }) => {
  const { sort } = useWords().events
  const [params] = useSearchParams()
  const isSearch = Boolean(eventsAddress.query(params).search)
  const nameOf = (value: (typeof sorts)[number]) => (value === 'weight' && isSearch ? sort.relevance : sort[value])
  return <SortSelect address={eventsAddress} label={sort.label} isDisabled={isDisabled} options={sorts.map((value) => [value, nameOf(value)])} />
}

const CalendarLink = () => {
  const { events } = useWords()
  const apiBase = useApiBase()
  const [params] = useSearchParams()
  return (
    <a
      href={callPaths(apiBase).listCalendar(pathWith('', eventsAddress.clean(params)))}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 text-sm text-accent underline underline-offset-4"
      rel="nofollow"
    >
      <CalendarPlus className="size-4" aria-hidden="true" />
      {events.subscribe}
    </a>
  )
}

const CatalogueHead = ({ catalogue, ...page }: Props) => {
  const [params] = useSearchParams()
  const locale = useLocale()
  const siteUrl = useRootData()?.siteUrl ?? ''
  return <Head {...page} isIndexed={eventsAddress.clean(params).size === 0} schema={listSchema(catalogue.list._items, { locale, siteUrl })} />
}

const EventView = ({ catalogue }: { catalogue: CatalogueData }) => {
  const [params] = useSearchParams()
  if (viewOf(params) === 'week') return <EventWeek catalogue={catalogue} />
  const pages = <EventPages key={params.toString()} catalogue={catalogue} />
  return catalogue.map && catalogue.list._items.length > 0 ? <MapView map={catalogue.map}>{pages}</MapView> : pages
}

const EventWeek = ({ catalogue: { list, today } }: { catalogue: CatalogueData }) => {
  const [params] = useSearchParams()
  return <WeekView events={list._items} week={shownWeek(params, today)} today={today} total={list._meta.totalCount} />
}

/** Cards, or a list by days, that grows by pages. */
const EventPages = ({ catalogue }: { catalogue: CatalogueData }) => {
  const { nothing } = useWords().events
  const [params] = useSearchParams()
  const pagePath = usePagePath(eventsAddress)
  const more = useMore(catalogue.list, useFetcher<CatalogueData>(), pagePath, useHistoryEntry())
  if (more.items.length === 0) return <EmptyList address={eventsAddress} title={nothing.title} hints={[nothing.text]} />
  return (
    <>
      {viewOf(params) !== 'cards' ? <DayList events={more.items} /> : <EventGrid events={more.items} />}
      <More more={more} to={pagePath} size="large" />
    </>
  )
}

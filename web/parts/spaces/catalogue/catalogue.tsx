import { Map as MapIcon, Plus, Rows3 } from 'lucide-react'
import { useFetcher, useLocation, useSearchParams } from 'react-router'
import { Head } from '../../../kernel/page-head.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { pathWith } from '../../../lists/address.ts'
import { EmptyList } from '../../../lists/empty-list.tsx'
import { FilterForm } from '../../../lists/filter-form.tsx'
import { ListHead, ListSummary } from '../../../lists/list-head.tsx'
import { More } from '../../../lists/more.tsx'
import { useHistoryEntry, useMore, usePagePath } from '../../../lists/use-more.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ViewLinks } from '../../../ui/view-links.tsx'
import { isMapView, placesAddress } from './address.ts'
import { PlaceFilters, useChosenPlaces } from './filters.tsx'
import type { PlacesData } from './load.ts'
import { PlaceCard } from './place-card.tsx'
import { PlacesMap } from './places-map.tsx'

/** The catalogue of places: a list, or a map above the same list. */
export const PlaceCatalogue = ({ catalogue }: { catalogue: PlacesData }) => {
  const t = useWords().spaces
  const [params] = useSearchParams()
  const { totalCount } = catalogue.list._meta
  return (
    <div className="frame pt-4 sm:pt-8">
      <Head title={t.title} description={t.description} path={paths.places()} isIndexed={placesAddress.clean(params).size === 0} />
      <ListHead title={t.title} lead={t.description} action={<SuggestLink />} />
      <FilterForm
        address={placesAddress}
        label={t.filters.label}
        search={{ label: t.filters.search, hint: t.filters.searchHint }}
        chosen={useChosenPlaces(catalogue)}
        total={totalCount}
        filters={<PlaceFilters filters={catalogue.filters} />}
      >
        <ListSummary count={t.count(totalCount)}>
          <Views />
          {isMapView(params) && <input type="hidden" name="view" value="map" />}
        </ListSummary>
      </FilterForm>
      {catalogue.map && totalCount > 0 && <PlacesMap map={catalogue.map} />}
      <PlaceGrid key={params.toString()} list={catalogue.list} />
    </div>
  )
}

const SuggestLink = () => (
  <ButtonLink to={paths.suggestPlace()} look="quiet" size="small" className="shrink-0">
    <Plus className="size-5" aria-hidden="true" />
    <span className="max-sm:sr-only">{useWords().spaces.suggest.open}</span>
  </ButtonLink>
)

const Views = () => {
  const { views } = useWords().spaces
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const plain = placesAddress.without(params, 'view')
  const mapped = new URLSearchParams([...plain, ['view', 'map']])
  return (
    <ViewLinks
      label={views.label}
      views={[
        { to: pathWith(pathname, plain), name: views.list, Icon: Rows3, isCurrent: !isMapView(params) },
        { to: pathWith(pathname, mapped), name: views.map, Icon: MapIcon, isCurrent: isMapView(params) },
      ]}
    />
  )
}

const PlaceGrid = ({ list }: { list: PlacesData['list'] }) => {
  const { nothing } = useWords().spaces
  const pagePath = usePagePath(placesAddress)
  const more = useMore(list, useFetcher<PlacesData>(), pagePath, useHistoryEntry())
  if (more.items.length === 0) return <EmptyList address={placesAddress} title={nothing.title} hints={[nothing.text]} />
  return (
    <>
      <ul className="mb-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {more.items.map((place) => (
          <li key={place.id} className="min-w-0">
            <PlaceCard place={place} />
          </li>
        ))}
      </ul>
      <More more={more} to={pagePath} size="large" />
    </>
  )
}

import { SlidersHorizontal } from 'lucide-react'
import { useLocation, useSearchParams } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { FlagFilter, ManyFilter, OneFilter, SelectFilter } from '../../../lists/filters.tsx'
import { paths } from '../../../paths.ts'
import { Choice } from '../../../ui/filter-pill.tsx'
import { eventsAddress } from './address.ts'
import { formats, participationFormats } from './choices.ts'
import { DateFilter } from './date-filter.tsx'
import type { FilterOptions } from './load.ts'

type Props = { options: FilterOptions; today: string }

/** The five filters users need most, then the others. A compilation disables all but itself (V059). */
export const EventFilters = ({ options, today }: Props) => {
  const { filters } = useWords().events
  const [params] = useSearchParams()
  const { cityId, isOnlineOtherCities } = eventsAddress.query(params)
  const isDisabled = isCompiled(params)
  const places = cityId ? options.places.filter((place) => place.cityId === cityId) : options.places
  return (
    <>
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <OneFilter name="cityId" label={filters.city} any={filters.anyCity} options={options.cities} isDisabled={isDisabled}>
          {cityId && (
            <Choice type="checkbox" name="isOnlineOtherCities" value="1" label={filters.withOnline} isChosen={Boolean(isOnlineOtherCities)} />
          )}
        </OneFilter>
        <DateFilter today={today} isDisabled={isDisabled} />
        <ManyFilter name="themes" label={filters.themes} options={options.themes} isDisabled={isDisabled} />
        <OneFilter name="compilationId" label={filters.compilation} any={filters.noCompilation} options={options.compilations} />
        <ManyFilter name="placeIds" label={filters.spaces} options={places} isDisabled={isDisabled} />
      </div>
      <MoreFilters options={options} isDisabled={isDisabled} />
    </>
  )
}

export const isCompiled = (params: URLSearchParams) => eventsAddress.query(params).compilationId !== undefined

const rare = ['typeIds', 'formats', 'participationFormat', 'registrationActual', 'offline', 'additional', 'past']

/** The filters users need less often. */
const MoreFilters = ({ options, isDisabled }: { options: FilterOptions; isDisabled: boolean }) => {
  const { filters, participation, formats: formatNames } = useWords().events
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  return (
    <details className="group open:basis-full" open={eventsAddress.chosen(params).some(({ name }) => rare.includes(name)) || undefined}>
      <summary className="inline-flex min-h-(--control) items-center gap-2 rounded-lg px-2 text-sm font-medium text-accent max-lg:-mx-2">
        <SlidersHorizontal className="size-4" aria-hidden="true" />
        <span className="group-open:hidden">{filters.more}</span>
        <span className="hidden group-open:inline">{filters.less}</span>
      </summary>
      <fieldset disabled={isDisabled} className="mt-2 grid items-center gap-3 rounded-2xl bg-sunken p-4 sm:flex sm:flex-wrap sm:gap-x-6">
        <legend className="sr-only">{filters.more}</legend>
        <SelectFilter
          name="typeIds"
          label={filters.type}
          options={[['', filters.anyType], ...options.types.map(({ id, name }): [string, string] => [String(id), name])]}
        />
        {pathname !== paths.eventsOnline() && (
          <SelectFilter
            name="formats"
            label={filters.format}
            options={[['', filters.anyType], ...formats.map((value): [string, string] => [value, formatNames[value]])]}
          />
        )}
        <SelectFilter
          name="participationFormat"
          label={filters.participation}
          options={[['', filters.anyParticipation], ...participationFormats.map((value): [string, string] => [value, participation[value]])]}
        />
        <FlagFilter name="registrationActual" label={filters.registrationOpen} />
        <FlagFilter name="offline" label={filters.offline} />
        <FlagFilter name="additional" value="live" label={filters.withLive} />
        {pathname !== paths.competitions() && <FlagFilter name="additional" value="contest" label={filters.contests} />}
        <FlagFilter name="past" label={filters.past} />
      </fieldset>
    </details>
  )
}

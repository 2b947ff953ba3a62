import { Link, useLocation } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { Choice, FilterPill } from '../../../ui/filter-pill.tsx'
import { dayPresets } from './day-presets.ts'
import { dateParam, without } from './filters.ts'
import type { FilterOptions } from './load.ts'

type Filter = { options: FilterOptions; params: URLSearchParams; isDisabled?: boolean }

export const CityFilter = ({ options, params, isDisabled }: Filter) => {
  const { filters } = useWords().events
  const chosen = params.get('cityId') ?? ''
  const city = options.cities.find(({ id }) => String(id) === chosen)
  return (
    <FilterPill name={filters.city} value={city?.name} isDisabled={isDisabled}>
      <Choice type="radio" name="cityId" value="" label={filters.anyCity} isChosen={chosen === ''} />
      {options.cities.map(({ id, name, count }) => (
        <Choice key={id} type="radio" name="cityId" value={String(id)} label={name} count={count} isChosen={String(id) === chosen} />
      ))}
      {chosen !== '' && (
        <Choice
          type="checkbox"
          name="isOnlineOtherCities"
          value="1"
          label={filters.withOnline}
          isChosen={params.get('isOnlineOtherCities') === '1'}
        />
      )}
    </FilterPill>
  )
}

export const DateFilter = ({ today, params, isDisabled }: Omit<Filter, 'options'> & { today: string }) => {
  const { filters } = useWords().events
  const { pathname } = useLocation()
  const [from, to] = [dateParam(params, 'dateFrom'), dateParam(params, 'dateTo')]
  const presets = dayPresets(today)
  const preset = presets.find((one) => one.from === from && one.to === to)
  const value = preset ? filters[preset.name] : [from, to].filter(Boolean).join(' – ')
  return (
    <FilterPill name={filters.date} value={value} isDisabled={isDisabled}>
      <ul className="mb-3 flex flex-wrap gap-2">
        {presets.map((one) => (
          <li key={one.name}>
            <Link
              to={`${pathname}?${withDates(params, one)}`}
              preventScrollReset
              aria-current={one === preset ? 'true' : undefined}
              className="inline-block rounded-full border border-line-strong px-3 py-1.5 text-sm hover:bg-sunken aria-[current]:border-accent aria-[current]:bg-accent-soft"
            >
              {filters[one.name]}
            </Link>
          </li>
        ))}
      </ul>
      <DateInput name="dateFrom" label={filters.dateFrom} value={from} max={to} />
      <DateInput name="dateTo" label={filters.dateTo} value={to} min={from} />
    </FilterPill>
  )
}

const withDates = (params: URLSearchParams, { from, to }: { from: string; to: string }) => {
  const next = without(params, ['dateFrom', params.get('dateFrom') ?? ''])
  next.set('dateFrom', from)
  next.set('dateTo', to)
  return next
}

const DateInput = ({ name, label, value, min, max }: { name: string; label: string; value: string; min?: string; max?: string }) => (
  <label className="flex items-center gap-3">
    <span className="w-8 text-ink-soft">{label}</span>
    <input
      type="date"
      name={name}
      defaultValue={value}
      min={min || undefined}
      max={max || undefined}
      className="min-h-11 grow rounded-lg border border-line-strong bg-surface px-3"
    />
  </label>
)

export const ThemesFilter = ({ options, params, isDisabled }: Filter) => {
  const { filters } = useWords().events
  return (
    <FilterPill name={filters.themes} value={chosenNames(options.themes, params.getAll('themes'))} isDisabled={isDisabled}>
      {options.themes.map(({ id, name, count }) => (
        <Choice
          key={id}
          type="checkbox"
          name="themes"
          value={String(id)}
          label={name}
          count={count}
          isChosen={params.getAll('themes').includes(String(id))}
        />
      ))}
    </FilterPill>
  )
}

export const CompilationFilter = ({ options, params }: Filter) => {
  const { filters } = useWords().events
  const chosen = params.get('compilationId') ?? ''
  return (
    <FilterPill name={filters.compilation} value={chosenNames(options.compilations, [chosen])}>
      <Choice type="radio" name="compilationId" value="" label={filters.noCompilation} isChosen={chosen === ''} />
      {options.compilations.map(({ id, name }) => (
        <Choice key={id} type="radio" name="compilationId" value={String(id)} label={name} isChosen={String(id) === chosen} />
      ))}
    </FilterPill>
  )
}

export const SpacesFilter = ({ options, params, isDisabled }: Filter) => {
  const { filters } = useWords().events
  const city = params.get('cityId')
  const places = city ? options.places.filter(({ cityId }) => String(cityId) === city) : options.places
  return (
    <FilterPill name={filters.spaces} value={chosenNames(options.places, params.getAll('placeIds'))} isDisabled={isDisabled}>
      {places.map(({ id, name, count }) => (
        <Choice
          key={id}
          type="checkbox"
          name="placeIds"
          value={String(id)}
          label={name}
          count={count}
          isChosen={params.getAll('placeIds').includes(String(id))}
        />
      ))}
    </FilterPill>
  )
}

const chosenNames = (options: { id: number; name: string }[], ids: string[]): string | undefined => {
  const names = options.filter(({ id }) => ids.includes(String(id))).map(({ name }) => name)
  return names.length > 0 ? names.join(', ') : undefined
}

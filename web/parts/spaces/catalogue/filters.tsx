import { useSearchParams } from 'react-router'
import { placeTypes } from '../../../../contract/spaces/limits.ts'
import { useWords } from '../../../kernel/words.tsx'
import { ManyFilter, OneFilter } from '../../../lists/filters.tsx'
import { useNamedChoices } from '../../../lists/named-choices.ts'
import { Choice, FilterPill } from '../../../ui/filter-pill.tsx'
import { capacities, placesAddress } from './address.ts'
import type { PlacesData } from './load.ts'

type Props = { filters: PlacesData['filters'] }

export const PlaceFilters = ({ filters }: Props) => {
  const { filters: t, types, capacities: tiers } = useWords().spaces
  const countOf = <Row extends { count: number }>(rows: Row[], isSame: (row: Row) => boolean) => rows.find(isSame)?.count ?? 0
  return (
    <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
      <OneFilter name="cityId" label={t.city} any={t.anyCity} options={filters.cities} />
      <CodeFilter
        name="type"
        label={t.type}
        any={t.anyType}
        options={placeTypes.map((type) => ({ value: type, name: types[type], count: countOf(filters.types, (row) => row.type === type) }))}
      />
      <CodeFilter
        name="capacity"
        label={t.capacity}
        any={t.anyCapacity}
        options={capacities.map((tier) => ({
          value: tier,
          name: tiers[tier],
          count: countOf(filters.capacities, ({ capacity }) => String(capacity) === tier),
        }))}
      />
      <ManyFilter name="topics" label={t.topics} options={filters.topics} />
    </div>
  )
}

type CodeProps = { name: string; label: string; any: string; options: { value: string; name: string; count: number }[] }

/** A menu of named values of which one may be chosen. */
const CodeFilter = ({ name, label, any, options }: CodeProps) => {
  const [params] = useSearchParams()
  const chosen = params.get(name)
  return (
    <FilterPill name={label} value={options.find(({ value }) => value === chosen)?.name}>
      <Choice type="radio" name={name} value="" label={any} isChosen={!chosen} />
      {options.map(({ value, name: text, count }) => (
        <Choice key={value} type="radio" name={name} value={value} label={text} count={count} isChosen={value === chosen} />
      ))}
    </FilterPill>
  )
}

/** The chosen filters with their names. */
export const useChosenPlaces = ({ filters }: Props) => {
  const { types, capacities: tiers } = useWords().spaces
  const nameIn = (rows: { id: number; name: string }[], value: string) => rows.find(({ id }) => String(id) === value)?.name ?? value
  return useNamedChoices(placesAddress, ({ name, value }) => {
    if (name === 'cityId') return nameIn(filters.cities, value)
    if (name === 'topics') return nameIn(filters.topics, value)
    // the address lets only listed values pass
    return name === 'type' ? types[value as keyof typeof types] : tiers[value as keyof typeof tiers]
  })
}

import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { FilterForm } from '../../lists/filter-form.tsx'
import { SelectFilter } from '../../lists/filters.tsx'
import { useNamedChoices } from '../../lists/named-choices.ts'
import { CityFilter } from '../cities/city-filter.tsx'
import type { PanelData } from './load-panel.ts'
import type { State } from './queue.ts'
import { anyState, queueAddressOf } from './queue-address.ts'

/** The filters of a queue: state, text and city. The text has a chip too, to clear it. */
export const FilterBar = ({ page: { queue, cities, totalCount } }: { page: PanelData }) => {
  const { staff } = useWords()
  const [params] = useSearchParams()
  const address = useMemo(() => queueAddressOf(queue), [queue])
  const stateName = (state: State | typeof anyState) => (state === anyState ? staff.anyState : staff.states[state])
  const states = [...queue.states, anyState] as const
  const chosen = useNamedChoices(address, ({ name, value }) => {
    if (name === 'cityId') return cities.find(({ id }) => String(id) === value)?.name ?? null
    const state = states.find((one) => one === value)
    return state && state !== queue.states[0] ? stateName(state) : null
  })
  const query = address.search?.textOf(params)
  return (
    <FilterForm
      address={address}
      label={staff.filters}
      search={{ label: queue.search, hint: queue.search }}
      chosen={query ? [{ name: 'search', value: query, text: staff.searched(query) }, ...chosen] : chosen}
      total={totalCount}
      filters={
        <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap sm:gap-4">
          <input type="hidden" name="queue" value={queue.name} />
          <SelectFilter name="status" label={staff.state} options={states.map((state) => [state, stateName(state)])} />
          <CityFilter cities={cities} chosen={params.get('cityId')} />
        </div>
      }
    />
  )
}

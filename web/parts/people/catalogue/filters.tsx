import { useSearchParams } from 'react-router'
import { useViewer } from '../../../kernel/session.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { FlagFilters, ManyFilter, type Option } from '../../../lists/filters.tsx'
import { useNamedChoices } from '../../../lists/named-choices.ts'
import { CityFilter } from '../../cities/city-filter.tsx'
import { openFlags, ownFlags, peopleAddress } from './address.ts'
import type { PeopleData } from './load.ts'
import { useStatusOptions } from './use-status-options.ts'

type Props = { options: PeopleData['options'] }

const menus = ['themes', 'statuses', 'employmentGroups', 'tagTypes'] as const

export const PeopleFilters = ({ options }: Props) => {
  const { filters } = useWords().people
  const [params] = useSearchParams()
  const lists = { ...options, statuses: useStatusOptions() }
  return (
    <>
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <CityFilter cities={options.cities} chosen={params.get('cityId')} />
        {menus.map((name) => (
          <ManyFilter key={name} name={name} label={filters[name]} options={lists[name]} />
        ))}
      </div>
      <FlagFilters label={filters.more} flags={useFlags().map((name) => [name, filters[name]])} />
    </>
  )
}

const useFlags = () => [...(useViewer() ? ownFlags : []), ...openFlags]

/** The chosen filters with their names. */
export const useChosenPeople = (options: Props['options']) => {
  const { filters } = useWords().people
  const flags = useFlags()
  const lists: Record<string, Option[]> = { ...options, cityId: options.cities, statuses: useStatusOptions() }
  return useNamedChoices(peopleAddress, ({ name, value }) => {
    const flag = flags.find((one) => one === name)
    if (flag) return filters[flag]
    return lists[name] ? (lists[name].find(({ id }) => String(id) === value)?.name ?? value) : null
  })
}

import { useSearchParams } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { ManyFilter } from '../../../lists/filters.tsx'
import { useNamedChoices } from '../../../lists/named-choices.ts'
import { Choice, FilterPill } from '../../../ui/filter-pill.tsx'
import { CityFilter } from '../../cities/city-filter.tsx'
import { teamsAddress, teamTypeValues } from './address.ts'
import type { TeamOptions } from './load.ts'

export const TeamFilters = ({ options }: { options: TeamOptions }) => {
  const { filters: t } = useWords().teams
  const [params] = useSearchParams()
  return (
    <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
      <input type="hidden" name="list" value="all" />
      <CityFilter cities={options.cities} chosen={params.get('cityId')} />
      <TypeFilter />
      <ManyFilter name="themes" label={t.themes} options={options.themes} />
    </div>
  )
}

const TypeFilter = () => {
  const { filters: t } = useWords().teams
  const [params] = useSearchParams()
  const { type } = teamsAddress.query(params)
  return (
    <FilterPill name={t.type} value={type && t.types[type]}>
      <Choice type="radio" name="type" value="" label={t.anyType} isChosen={!type} />
      {teamTypeValues.map((value) => (
        <Choice key={value} type="radio" name="type" value={value} label={t.types[value]} isChosen={value === type} />
      ))}
    </FilterPill>
  )
}

/** The chosen filters with their names. */
export const useChosenTeams = (options: TeamOptions) => {
  const { filters: t } = useWords().teams
  const nameIn = (rows: { id: number; name: string }[], value: string) => rows.find(({ id }) => String(id) === value)?.name ?? value
  return useNamedChoices(teamsAddress, ({ name, value }) => {
    if (name === 'cityId') return nameIn(options.cities, value)
    if (name === 'themes') return nameIn(options.themes, value)
    return value === '1' ? t.types['1'] : t.types['0']
  })
}

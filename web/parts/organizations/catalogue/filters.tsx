import { useSearchParams } from 'react-router'
import { activityTypes, organizationTypes } from '../../../../contract/organizations/limits.ts'
import { useWords } from '../../../kernel/words.tsx'
import { ManyFilter } from '../../../lists/filters.tsx'
import { useNamedChoices } from '../../../lists/named-choices.ts'
import { Choice, FilterPill } from '../../../ui/filter-pill.tsx'
import { CityFilter } from '../../cities/city-filter.tsx'
import { organizationsAddress } from './address.ts'
import type { OrganizationsData } from './load.ts'

type Props = { options: OrganizationsData['options'] }

export const OrganizationFilters = ({ options }: Props) => {
  const { filters: t, types, activities } = useWords().organizations
  const [params] = useSearchParams()
  return (
    <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
      <CityFilter cities={options.cities} chosen={params.get('cityId')} />
      <CodesFilter name="types" label={t.types} options={organizationTypes.map((value) => ({ value, name: types[value] }))} />
      <CodesFilter name="activityTypes" label={t.activityTypes} options={activityTypes.map((value) => ({ value, name: activities[value] }))} />
      {options.groups.length > 0 && <ManyFilter name="groupIds" label={t.groupIds} options={options.groups} />}
    </div>
  )
}

type CodesProps = { name: string; label: string; options: { value: string; name: string }[] }

/** A menu of named values of which several may be chosen. */
const CodesFilter = ({ name, label, options }: CodesProps) => {
  const chosen = useSearchParams()[0].getAll(name)
  const names = options.filter(({ value }) => chosen.includes(value)).map((option) => option.name)
  return (
    <FilterPill name={label} value={names.join(', ') || undefined}>
      {options.map(({ value, name: text }) => (
        <Choice key={value} type="checkbox" name={name} value={value} label={text} isChosen={chosen.includes(value)} />
      ))}
    </FilterPill>
  )
}

/** The chosen filters with their names. */
export const useChosenOrganizations = ({ options }: Props) => {
  const { types, activities } = useWords().organizations
  const nameIn = (rows: { id: number; name: string }[], value: string) => rows.find(({ id }) => String(id) === value)?.name ?? value
  return useNamedChoices(organizationsAddress, ({ name, value }) => {
    if (name === 'cityId') return nameIn(options.cities, value)
    if (name === 'groupIds') return nameIn(options.groups, value)
    // the address lets only listed values pass
    return name === 'types' ? types[value as keyof typeof types] : activities[value as keyof typeof activities]
  })
}

import { useFetcher, useSearchParams } from 'react-router'
import { Head } from '../../../kernel/page-head.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { FilterForm } from '../../../lists/filter-form.tsx'
import { ListHead, ListSummary } from '../../../lists/list-head.tsx'
import { More } from '../../../lists/more.tsx'
import { useHistoryEntry, useMore, usePagePath } from '../../../lists/use-more.ts'
import { paths } from '../../../paths.ts'
import { PersonCard } from '../person-card.tsx'
import { peopleAddress } from './address.ts'
import { PeopleFilters, useChosenPeople } from './filters.tsx'
import type { PeopleData } from './load.ts'
import { NoPeople } from './no-people.tsx'

/** The people catalogue: search and filters from the URL, the list, and hints when it is empty. */
export const PeopleCatalogue = ({ catalogue }: { catalogue: PeopleData }) => {
  const { people } = useWords()
  const [params] = useSearchParams()
  return (
    <div className="frame pt-4 sm:pt-8">
      <Head title={people.title} description={people.description} path={paths.users()} isIndexed={peopleAddress.clean(params).size === 0} />
      <ListHead title={people.title} lead={people.description} />
      <FilterForm
        address={peopleAddress}
        label={people.filters.label}
        search={{ label: people.filters.search, hint: people.filters.searchHint }}
        chosen={useChosenPeople(catalogue.options)}
        total={catalogue.list._meta.totalCount}
        filters={<PeopleFilters options={catalogue.options} />}
      >
        <ListSummary count={people.count(catalogue.list._meta.totalCount)} />
      </FilterForm>
      <PeopleGrid key={params.toString()} list={catalogue.list} />
    </div>
  )
}

const PeopleGrid = ({ list }: { list: PeopleData['list'] }) => {
  const pagePath = usePagePath(peopleAddress)
  const more = useMore(list, useFetcher<PeopleData>(), pagePath, useHistoryEntry())
  if (more.items.length === 0) return <NoPeople />
  return (
    <>
      <ul className="mb-10 grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {more.items.map((person) => (
          <li key={person.id} className="min-w-0">
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
      <More more={more} to={pagePath} size="large" />
    </>
  )
}

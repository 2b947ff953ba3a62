import { useFetcher, useNavigation, useSearchParams } from 'react-router'
import { Head } from '../../../kernel/page-head.tsx'
import { useMore, usePageAddress } from '../../../kernel/use-more.ts'
import { useWords } from '../../../kernel/words.tsx'
import { paths } from '../../../paths.ts'
import { MoreLink } from '../../../ui/button.tsx'
import { PersonCard } from '../person-card.tsx'
import { Chips } from './chips.tsx'
import { FilterBar } from './filter-bar.tsx'
import { cleanParams } from './filters.ts'
import type { PeopleData } from './load.ts'
import { NoPeopleCard } from './no-people-card.tsx'

/** The people catalogue: search and filters from the URL, the list, and hints when it is empty. */
export const PeopleCatalogue = ({ catalogue }: { catalogue: PeopleData }) => {
  const { people } = useWords()
  const [params] = useSearchParams()
  return (
    <div className="mx-auto max-w-7xl px-4 pt-8 sm:pt-12">
      <Head title={people.title} description={people.description} path={paths.users()} isIndexed={cleanParams(params).size === 0} />
      <header className="mb-6 max-w-3xl">
        <h1 className="text-2xl font-semibold sm:text-3xl">{people.title}</h1>
        <p className="mt-3 text-lg text-ink-soft">{people.description}</p>
      </header>
      <FilterBar options={catalogue.options} />
      <Chips options={catalogue.options} />
      <p role="status" className="mt-6 mb-4 font-medium">
        {people.count(catalogue.list._meta.totalCount)}
      </p>
      <PeopleGrid key={params.toString()} list={catalogue.list} />
    </div>
  )
}

const PeopleGrid = ({ list }: { list: PeopleData['list'] }) => {
  const { people } = useWords()
  const isLoading = useNavigation().state === 'loading'
  const addressOf = usePageAddress(cleanParams)
  const more = useMore(list, useFetcher<PeopleData>(), addressOf)
  if (more.items.length === 0) return <NoPeopleCard />
  return (
    <>
      <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3" aria-busy={isLoading}>
        {more.items.map((person) => (
          <li key={person.id} className="min-w-0">
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
      {more.next !== null && (
        <p className="mt-10 flex justify-center">
          <MoreLink to={addressOf(more.next)} size="large" isLoading={more.isLoading} load={more.load}>
            {more.isLoading ? people.loading : people.loadMore}
          </MoreLink>
        </p>
      )}
    </>
  )
}

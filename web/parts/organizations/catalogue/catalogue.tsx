import { Plus } from 'lucide-react'
import { useFetcher, useSearchParams } from 'react-router'
import { organizationSorts } from '../../../../contract/organizations/limits.ts'
import { Head } from '../../../kernel/page-head.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { EmptyList } from '../../../lists/empty-list.tsx'
import { FilterForm } from '../../../lists/filter-form.tsx'
import { ListHead, ListSummary, SortSelect } from '../../../lists/list-head.tsx'
import { More } from '../../../lists/more.tsx'
import { useHistoryEntry, useMore, usePagePath } from '../../../lists/use-more.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { organizationsAddress } from './address.ts'
import { OrganizationFilters, useChosenOrganizations } from './filters.tsx'
import type { OrganizationsData } from './load.ts'
import { OrganizationCard } from './organization-card.tsx'

/** The catalogue of organizations: search and filters from the URL, and the list. */
export const OrganizationCatalogue = ({ catalogue }: { catalogue: OrganizationsData }) => {
  const t = useWords().organizations
  const [params] = useSearchParams()
  const { totalCount } = catalogue.list._meta
  const isWhole = organizationsAddress.clean(params).size === 0
  return (
    <div className="frame pt-4 sm:pt-8">
      <Head title={t.title} description={t.description} path={paths.organizations()} isIndexed={isWhole} />
      <ListHead title={t.title} lead={t.description} action={<AddLink />} />
      <FilterForm
        address={organizationsAddress}
        label={t.filters.label}
        search={{ label: t.filters.search, hint: t.filters.searchHint }}
        chosen={useChosenOrganizations(catalogue)}
        total={totalCount}
        filters={<OrganizationFilters options={catalogue.options} />}
      >
        <ListSummary
          count={t.count(totalCount)}
          sort={
            <SortSelect address={organizationsAddress} label={t.filters.sort} options={organizationSorts.map((order) => [order, t.sorts[order]])} />
          }
        />
      </FilterForm>
      <OrganizationGrid key={params.toString()} list={catalogue.list} />
    </div>
  )
}

const AddLink = () => (
  <ButtonLink to={paths.createOrganization()} look="quiet" size="small" className="shrink-0">
    <Plus className="size-5" aria-hidden="true" />
    <span className="max-sm:sr-only">{useWords().organizations.add}</span>
  </ButtonLink>
)

const OrganizationGrid = ({ list }: { list: OrganizationsData['list'] }) => {
  const { nothing } = useWords().organizations
  const pagePath = usePagePath(organizationsAddress)
  const more = useMore(list, useFetcher<OrganizationsData>(), pagePath, useHistoryEntry())
  if (more.items.length === 0) return <EmptyList address={organizationsAddress} title={nothing.title} hints={[nothing.text]} />
  return (
    <>
      <ul className="mb-10 grid gap-4 md:grid-cols-2 md:gap-5">
        {more.items.map((organization) => (
          <li key={organization.id} className="min-w-0">
            <OrganizationCard organization={organization} />
          </li>
        ))}
      </ul>
      <More more={more} to={pagePath} size="large" />
    </>
  )
}

import { Building2, Pencil, Plus } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { Head } from '../../../kernel/page-head.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { FilterForm } from '../../../lists/filter-form.tsx'
import { ListHead } from '../../../lists/list-head.tsx'
import { usePagePath } from '../../../lists/use-more.ts'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Tab, Tabs } from '../../../ui/tabs.tsx'
import { OrganizationCard } from '../catalogue/organization-card.tsx'
import { OrganizationLogo } from '../organization-logo.tsx'
import { ownAddress } from './address.ts'
import type { OwnData } from './load-own.ts'
import { Suggestions } from './suggestions.tsx'

/** Own organizations, those under review too, with suggestions of others; and organizations that the user follows. */
export const OwnPage = ({ data }: { data: OwnData }) => {
  const t = useWords().ownOrganizations
  const { tab, list, suggestions } = data
  return (
    <div className="frame flex flex-col gap-6 pt-4 sm:pt-8">
      <Head title={t.title} path={paths.myOrganizations()} isIndexed={false} />
      <ListHead title={t.title} action={<CreateLink />} tabs={<OwnTabs tab={tab} />} />
      {tab === 'own' && <Search list={list} />}
      {list._items.length === 0 ? (
        <Nothing tab={tab} hasSuggestions={suggestions.length > 0} />
      ) : tab === 'own' ? (
        <Rows list={list} />
      ) : (
        <Cards list={list} />
      )}
      <Pages list={list} />
      {suggestions.length > 0 && <Suggestions suggestions={suggestions} />}
    </div>
  )
}

type ListProps = Pick<OwnData, 'list'>

const CreateLink = () => (
  <ButtonLink to={paths.createOrganization()} size="small" className="shrink-0">
    <Plus className="size-5" aria-hidden="true" />
    <span className="max-sm:sr-only">{useWords().ownOrganizations.create}</span>
  </ButtonLink>
)

const OwnTabs = ({ tab }: Pick<OwnData, 'tab'>) => {
  const { tabs } = useWords().ownOrganizations
  return (
    <Tabs label={tabs.label}>
      <Tab to={paths.myOrganizations()} isOpen={tab === 'own'}>
        {tabs.own}
      </Tab>
      <Tab to={paths.myOrganizations({ tab: 'subscriptions' })} isOpen={tab === 'subscriptions'}>
        {tabs.subscriptions}
      </Tab>
    </Tabs>
  )
}

/** A list of one page needs no search. */
const Search = ({ list }: ListProps) => {
  const t = useWords().ownOrganizations
  const [params] = useSearchParams()
  if (list._meta.pageCount < 2 && !ownAddress.query(params).search) return null
  return (
    <FilterForm address={ownAddress} label={t.search} search={{ label: t.search, hint: t.searchHint }} chosen={[]} total={list._meta.totalCount} />
  )
}

const Nothing = ({ tab, hasSuggestions }: Pick<OwnData, 'tab'> & { hasSuggestions: boolean }) => {
  const { nothing, create, catalogue, showAll } = useWords().ownOrganizations
  const [params] = useSearchParams()
  if (ownAddress.query(params).search)
    return (
      <EmptyState
        Icon={Building2}
        title={nothing.found.title}
        action={
          <ButtonLink to={paths.myOrganizations()} look="quiet">
            {showAll}
          </ButtonLink>
        }
      >
        <p>{nothing.found.text}</p>
      </EmptyState>
    )
  // the suggestions are the next step
  if (hasSuggestions) return <p className="text-ink-soft">{nothing.own.text}</p>
  return (
    <EmptyState
      Icon={Building2}
      title={nothing[tab].title}
      action={
        <ButtonLink to={tab === 'own' ? paths.createOrganization() : paths.organizations()} look="quiet">
          {tab === 'own' ? create : catalogue}
        </ButtonLink>
      }
    >
      <p>{nothing[tab].text}</p>
    </EmptyState>
  )
}

const Rows = ({ list }: ListProps) => {
  const { ownOrganizations: t, organizations } = useWords()
  return (
    <ul className="flex flex-col divide-y divide-line rounded-2xl border border-line bg-surface">
      {list._items.map((organization) => (
        <li key={organization.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
          <OrganizationLogo organization={organization} size="small" />
          <div className="min-w-0 grow basis-48">
            <p className="font-semibold wrap-break-word">
              <Link to={paths.organization(organization.id)} className="hover:underline">
                {organization.name}
              </Link>
            </p>
            <p className="text-sm text-ink-soft">
              {[organization.cityName, organizations.events(organization.eventCount), organizations.subscribers(organization.subscriberCount)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          {organization.moderation !== 'approved' && (
            <Badge tone={organization.moderation === 'wait' ? 'waiting' : 'danger'}>{t.states[organization.moderation]}</Badge>
          )}
          <ButtonLink to={paths.editOrganization(organization.id)} look="quiet" size="small">
            <Pencil className="size-4" aria-hidden="true" />
            {t.edit}
            <span className="sr-only">{organization.name}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

const Cards = ({ list }: ListProps) => (
  <ul className="grid gap-4 md:grid-cols-2 md:gap-5">
    {list._items.map((organization) => (
      <li key={organization.id} className="min-w-0">
        <OrganizationCard organization={organization} />
      </li>
    ))}
  </ul>
)

const Pages = ({ list: { _meta } }: ListProps) => {
  const to = usePagePath(ownAddress)
  if (_meta.pageCount < 2) return null
  return <Pagination page={_meta.currentPage} pageSize={_meta.perPage} total={_meta.totalCount} to={to} />
}

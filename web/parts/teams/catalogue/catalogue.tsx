import { KeyRound, Plus, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFetcher, useSearchParams } from 'react-router'
import type { Reply } from '../../../../contract/contract.ts'
import { Head } from '../../../kernel/page-head.tsx'
import { useViewer } from '../../../kernel/session.tsx'
import { useWords } from '../../../kernel/words.tsx'
import { EmptyList } from '../../../lists/empty-list.tsx'
import { FilterForm } from '../../../lists/filter-form.tsx'
import { ListHead, ListSummary } from '../../../lists/list-head.tsx'
import { More } from '../../../lists/more.tsx'
import { useHistoryEntry, useMore, usePagePath } from '../../../lists/use-more.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Tab, Tabs } from '../../../ui/tabs.tsx'
import { TeamCard } from '../team-card.tsx'
import { teamsAddress } from './address.ts'
import { TeamFilters, useChosenTeams } from './filters.tsx'
import type { TeamOptions, TeamsData } from './load.ts'

/** Own teams by kind for signed-in users, and the public list with its search (R039). */
export const TeamCatalogue = ({ data }: { data: TeamsData }) => {
  const { teams: t } = useWords()
  const [params] = useSearchParams()
  return (
    <div className="frame pt-4 sm:pt-8">
      <Head title={t.title} description={t.description} path={paths.teams()} isIndexed={teamsAddress.clean(params).size === 0} />
      <ListHead title={t.title} lead={t.description} tabs={data.counters && <Lists data={data} />} action={<Actions />} />
      {data.counters !== null && data.counters.requests > 0 && (
        <p className="mb-4 rounded-xl bg-sunken px-4 py-3">{t.requests(data.counters.requests)}</p>
      )}
      {data.options ? <PublicTeams list={data.list} options={data.options} /> : <OwnTeams data={data} />}
    </div>
  )
}

const Actions = () => {
  const { teams: t } = useWords()
  const isVisitor = useViewer() === null
  return (
    <div className="flex shrink-0 gap-2">
      <ButtonLink to={paths.joinTeam()} look="quiet" size="small">
        <KeyRound className="size-5" aria-hidden="true" />
        <span className="max-sm:sr-only">{t.join}</span>
      </ButtonLink>
      <ButtonLink to={isVisitor ? paths.login(paths.createTeam()) : paths.createTeam()} size="small">
        <Plus className="size-5" aria-hidden="true" />
        <span className="max-sm:sr-only">{t.create}</span>
      </ButtonLink>
    </div>
  )
}

const Lists = ({ data: { shown, counters } }: { data: TeamsData }) => {
  const { lists } = useWords().teams
  return (
    <Tabs label={lists.label}>
      <Tab to={paths.teams({ list: 'project' })} isOpen={shown === 'project'} count={counters?.type0}>
        {lists.project}
      </Tab>
      <Tab to={paths.teams({ list: 'event' })} isOpen={shown === 'event'} count={counters?.type1}>
        {lists.event}
      </Tab>
      <Tab to={paths.teams({ list: 'all' })} isOpen={shown === 'all'}>
        {lists.all}
      </Tab>
    </Tabs>
  )
}

type List = Reply<'GET /teams'>

const PublicTeams = ({ list, options }: { list: List; options: TeamOptions }) => {
  const { teams: t } = useWords()
  const [params] = useSearchParams()
  return (
    <>
      <FilterForm
        address={teamsAddress}
        label={t.filters.label}
        search={{ label: t.filters.search, hint: t.filters.searchHint }}
        chosen={useChosenTeams(options)}
        total={list._meta.totalCount}
        filters={<TeamFilters options={options} />}
      >
        <ListSummary count={t.count(list._meta.totalCount)} />
      </FilterForm>
      <TeamGrid key={params.toString()} list={list}>
        <EmptyList address={teamsAddress} title={t.nothing.title} hints={[t.nothing.text]} />
      </TeamGrid>
    </>
  )
}

const OwnTeams = ({ data: { shown, list } }: { data: TeamsData }) => {
  const { teams: t } = useWords()
  if (!list) return <p className="py-8 text-center text-ink-soft">{t.own.failed}</p>
  const { title, text } = t.own[shown === 'event' ? 'event' : 'project']
  return (
    <TeamGrid key={shown} list={list}>
      <EmptyState
        Icon={Users}
        title={title}
        action={
          <ButtonLink to={paths.teams({ list: 'all' })} look="quiet">
            {t.lists.all}
          </ButtonLink>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </TeamGrid>
  )
}

/** `children` stand in the place of an empty list. */
const TeamGrid = ({ list, children }: { list: List; children: ReactNode }) => {
  const pagePath = usePagePath(teamsAddress)
  const more = useMore(list, useFetcher<{ list: List | null }>(), pagePath, useHistoryEntry())
  if (more.items.length === 0) return children
  return (
    <>
      <ul className="mb-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {more.items.map((team) => (
          <li key={team.id} className="min-w-0">
            <TeamCard team={team} />
          </li>
        ))}
      </ul>
      <More more={more} to={pagePath} size="large" />
    </>
  )
}

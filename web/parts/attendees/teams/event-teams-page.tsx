import { Users } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { teamModerations } from '../../../../contract/teams/limits.ts'
import type { FormAnswer } from '../../../forms/answer-form.ts'
import { FormMessage } from '../../../forms/form-message.tsx'
import { PageForms } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { pathWith } from '../../../lists/address.ts'
import { EmptyList } from '../../../lists/empty-list.tsx'
import { FilterForm } from '../../../lists/filter-form.tsx'
import { ListSummary } from '../../../lists/list-head.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { CabinetLayout } from '../../../ui/cabinet-layout.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { CabinetNavigation } from '../../cabinet/cabinet-navigation.tsx'
import { ParticipantsTabs } from '../list/participants-tabs.tsx'
import { eventTeamsAddress, eventTeamsPath } from './address.ts'
import type { EventTeamsData } from './load-event-teams.ts'
import { TeamRow } from './team-row.tsx'

type Props = { data: EventTeamsData; answer: FormAnswer | null }

/** The teams of an own event with the decisions about them (R030). */
export const EventTeamsPage = ({ data, answer }: Props) => {
  const { attendees } = useWords()
  const [params] = useSearchParams()
  return (
    <PageForms value={{ action: eventTeamsPath(params), answer }}>
      <CabinetLayout
        title={attendees.list.title}
        navigation={<CabinetNavigation navigation={data.navigation} current="participants" />}
        tabs={<ParticipantsTabs open="teams" eventId={data.event.id} counts={data.counts} />}
      >
        <Teams data={data} answer={answer} />
      </CabinetLayout>
    </PageForms>
  )
}

const Teams = ({ data, answer }: Props) => {
  const { cabinet: t } = useWords().teamEvents
  const { organizerCabinet } = useWords()
  const { event, list } = data
  const [params] = useSearchParams()
  const { _items: teams, _meta: meta } = list
  return (
    <div tabIndex={-1} className="flex flex-col gap-6 outline-none">
      <div className="flex flex-col gap-1">
        <Link to={paths.event(event.id)} className="text-lg font-semibold wrap-anywhere hover:text-accent hover:underline">
          {event.name.trim() || organizerCabinet.unnamed(event.id)}
        </Link>
        <p className="text-ink-soft">
          {t.lead} {t.of(event.teamSizeMin, event.teamSizeMax)}
        </p>
      </div>
      {/* without scripts the page reports a decision; with scripts a toast does */}
      {answer && !answer.problem && <FormMessage problem={null} saved={t.decided} />}
      <States data={data} />
      <FilterForm address={eventTeamsAddress} label={t.search} search={{ label: t.search, hint: t.searchHint }} chosen={[]} total={meta.totalCount}>
        <input type="hidden" name="eventId" value={event.id} />
        {data.state && <input type="hidden" name="moderation" value={data.state} />}
        <ListSummary count={t.found(meta.totalCount)} />
      </FilterForm>
      {teams.length === 0 ? (
        <NoTeams data={data} />
      ) : (
        <ul className="flex flex-col gap-4">
          {teams.map((team) => (
            <li key={team.teamId}>
              <TeamRow team={team} event={event} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={meta.currentPage}
        pageSize={meta.perPage}
        total={meta.totalCount}
        to={(page) => pathWith(paths.eventTeams(), eventTeamsAddress.withPage(params, page))}
      />
    </div>
  )
}

/** The states with their numbers under the search. */
const States = ({ data: { event, list, state } }: { data: EventTeamsData }) => {
  const { cabinet: t } = useWords().teamEvents
  const { counters } = list
  const [params] = useSearchParams()
  const search = eventTeamsAddress.query(params).search
  const chips = [
    { name: null, count: counters.wait + counters.approved + counters.declined },
    ...teamModerations.map((name) => ({ name, count: counters[name] })),
  ]
  return (
    <nav aria-label={t.statesLabel} className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
      <ul className="flex gap-2 sm:flex-wrap">
        {chips.map(({ name, count }) => (
          <li key={name ?? 'all'}>
            <Link
              to={paths.eventTeams({ eventId: event.id, moderation: name ?? undefined, search })}
              preventScrollReset
              aria-current={name === state ? 'true' : undefined}
              className="inline-flex min-h-(--control) items-center gap-2 rounded-full border border-line bg-surface px-3.5 whitespace-nowrap hover:bg-sunken aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-medium"
            >
              {t.states[name ?? 'all']}
              <span className="text-sm text-ink-soft tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const NoTeams = ({ data: { event, state } }: { data: EventTeamsData }) => {
  const { cabinet: t } = useWords().teamEvents
  const [params] = useSearchParams()
  if (state || eventTeamsAddress.query(params).search)
    return (
      <EmptyList address={eventTeamsAddress} title={t.nothing} hints={[t.nothingHint]}>
        <ButtonLink to={paths.eventTeams({ eventId: event.id })} look="quiet">
          {t.states.all}
        </ButtonLink>
      </EmptyList>
    )
  return (
    <EmptyState
      Icon={Users}
      title={t.empty}
      action={
        <ButtonLink to={paths.event(event.id)} look="quiet">
          {t.toEvent}
        </ButtonLink>
      }
    >
      <p>{t.emptyHint}</p>
    </EmptyState>
  )
}

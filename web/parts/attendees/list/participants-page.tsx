import { Users } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { FormMessage } from '../../../forms/form-message.tsx'
import { PostForm } from '../../../forms/post-form.tsx'
import { PageForms } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { pathWith } from '../../../lists/address.ts'
import { useNamedChoices } from '../../../lists/chips.tsx'
import { EmptyList } from '../../../lists/empty-list.tsx'
import { FilterForm } from '../../../lists/filter-form.tsx'
import { SelectFilter } from '../../../lists/filters.tsx'
import { ListSummary, SortSelect } from '../../../lists/list-head.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { CabinetLayout } from '../../../ui/cabinet-layout.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { CabinetNavigation } from '../../cabinet/cabinet-navigation.tsx'
import type { ParticipantsAnswer } from './answer-participants.ts'
import { DeclineQuestion } from './decline-question.tsx'
import { doneText } from './done-text.ts'
import { EventChoice } from './event-choice.tsx'
import { ListFiles } from './list-files.tsx'
import type { EventParticipantsData, ParticipantsPageData } from './load-participants.ts'
import { ParticipantTable } from './participant-table.tsx'
import { participantSorts, participantsAddress, participantsPath } from './participants-address.ts'
import { ParticipantsTabs } from './participants-tabs.tsx'
import { StateFilter } from './state-filter.tsx'

type Props = { data: ParticipantsPageData; answer: ParticipantsAnswer | null }

/** The participants of one own event with decisions and marks; without an event, own events to choose from. */
export const ParticipantsPage = ({ data, answer }: Props) => {
  const { list: t } = useWords().attendees
  const [params] = useSearchParams()
  return (
    <PageForms value={{ action: participantsPath(params), answer }}>
      <CabinetLayout
        title={t.title}
        navigation={<CabinetNavigation navigation={data.navigation} current="participants" />}
        tabs={<ParticipantsTabs open="participants" eventId={data.event?.id ?? null} />}
      >
        {data.event ? (
          <OfEvent key={data.event.id} data={data} answer={answer} />
        ) : (
          <EventChoice data={data} hasEvents={data.navigation.counters.total > 0} />
        )}
      </CabinetLayout>
    </PageForms>
  )
}

const OfEvent = ({ data, answer }: { data: EventParticipantsData; answer: Props['answer'] }) => {
  const { attendees, organizerCabinet } = useWords()
  const { list: t } = attendees
  const { event, rows, meta, counters } = data
  const [params] = useSearchParams()
  const { state } = participantsAddress.query(params)
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <Link to={paths.ownEvent(event.id, 'statistics')} className="text-lg font-semibold wrap-anywhere hover:text-accent hover:underline">
          {event.name.trim() || organizerCabinet.unnamed(event.id)}
        </Link>
        <Link to={paths.participants()} className="text-accent underline-offset-4 hover:underline">
          {t.choice.other}
        </Link>
      </p>
      <Done answer={answer} />
      <ListFiles data={data} />
      <StateFilter counters={counters} />
      <FilterForm
        address={participantsAddress}
        label={t.filters}
        search={{ label: t.search, hint: t.searchHint }}
        chosen={useNamedChoices(participantsAddress, ({ name, value }) => nameOf(t, name, value))}
        total={meta.totalCount}
        filters={
          <>
            <input type="hidden" name="eventId" value={event.id} />
            {state && <input type="hidden" name="state" value={state} />}
            <div className="flex flex-wrap gap-x-6 gap-y-2 max-sm:flex-col">
              <SelectFilter name="format" label={t.format} options={[['', t.any], ...entriesOf(t.formatChoices)]} />
              <SelectFilter name="attended" label={t.attended} options={[['', t.any], ...entriesOf(t.attendedChoices)]} />
            </div>
          </>
        }
      >
        <ListSummary
          count={t.found(meta.totalCount)}
          sort={<SortSelect address={participantsAddress} label={t.sort} options={participantSorts.map((name) => [name, t.sorts[name]])} />}
        />
      </FilterForm>
      {rows.length === 0 ? <Nobody /> : <ParticipantTable data={data} />}
      <Pagination
        page={meta.currentPage}
        pageSize={meta.perPage}
        total={meta.totalCount}
        to={(next) => pathWith(paths.participants(), participantsAddress.withPage(params, next))}
      />
      <DeclineQuestion rows={rows} />
    </>
  )
}

type Words = ReturnType<typeof useWords>['attendees']['list']

const entriesOf = (choices: Record<string, string>): [string, string][] => Object.entries(choices).sort(([one], [other]) => other.localeCompare(one))

const nameOf = ({ formatChoices, attendedChoices }: Words, name: string, value: string): string | null => {
  const names: Record<string, string> = { ...formatChoices, ...attendedChoices }
  return name === 'format' || name === 'attended' ? (names[value] ?? null) : null
}

/** The result on a page without scripts, with the undo of a decision; with scripts a toast reports it. */
const Done = ({ answer }: Pick<Props, 'answer'>) => {
  const { list: t } = useWords().attendees
  if (!answer || answer.intent === 'startExport') return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FormMessage problem={answer.problem} saved={doneText(t, answer)} />
      {answer.decisionId && <PostForm intent="undo" subject={answer.decisionId} submit={t.undo} look="quiet" />}
    </div>
  )
}

/** An empty list: nothing found, an empty state, or an event without participants. */
const Nobody = () => {
  const { list: t } = useWords().attendees
  const [params] = useSearchParams()
  const { eventId = 0, state, search } = participantsAddress.query(params)
  if (search || participantsAddress.chosen(params).length > 0)
    return <EmptyList address={participantsAddress} title={t.empty.nothing} hints={[t.empty.nothingHint]} />
  return (
    <EmptyState
      Icon={Users}
      title={state ? t.empty.state : t.empty.event}
      action={
        <ButtonLink to={state ? paths.participants({ eventId }) : paths.event(eventId)} look="quiet">
          {state ? t.empty.showAll : t.empty.toEvent}
        </ButtonLink>
      }
    >
      <p>{state ? t.empty.stateHint : t.empty.eventHint}</p>
    </EmptyState>
  )
}

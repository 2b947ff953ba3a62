import { Users } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { FormMessage } from '../../../forms/form-message.tsx'
import { PostForm } from '../../../forms/post-form.tsx'
import { PageForms } from '../../../forms/use-form-post.ts'
import { useWords } from '../../../kernel/words.tsx'
import { pathWith } from '../../../lists/address.ts'
import { EmptyList } from '../../../lists/empty-list.tsx'
import { FilterForm } from '../../../lists/filter-form.tsx'
import { ListSummary, SortSelect } from '../../../lists/list-head.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { CabinetLayout } from '../../../ui/cabinet-layout.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { CabinetNavigation } from '../../cabinet/cabinet-navigation.tsx'
import { OwnWhen } from '../../cabinet/own-when.tsx'
import type { ParticipantsAnswer } from './answer-participants.ts'
import { DeclineQuestion } from './decline-question.tsx'
import { doneText } from './done-text.ts'
import { EventChoice } from './event-choice.tsx'
import { EventPicker } from './event-picker.tsx'
import { ListFiles } from './list-files.tsx'
import type { EventParticipantsData, ParticipantsPageData } from './load-participants.ts'
import { ParticipantFilters, useChosenFilters } from './participant-filters.tsx'
import { ParticipantPanel } from './participant-panel.tsx'
import { ParticipantTable } from './participant-table.tsx'
import { participantSorts, participantsAddress, participantsPath } from './participants-address.ts'
import { ParticipantsTabs } from './participants-tabs.tsx'
import { RowForms } from './row-actions.tsx'
import { StateFilter } from './state-filter.tsx'

type Props = { data: ParticipantsPageData; answer: ParticipantsAnswer | null }

/** The participants of one own event with decisions and marks; without an event, own events to choose from. */
export const ParticipantsPage = ({ data, answer }: Props) => {
  const { list: t } = useWords().attendees
  const [params] = useSearchParams()
  return (
    <PageForms value={{ action: participantsPath(params), answer }}>
      <div data-density="compact">
        <CabinetLayout
          isNamedInNavigation
          title={t.title}
          navigation={<CabinetNavigation navigation={data.navigation} current="participants" />}
          tabs={
            <ParticipantsTabs
              open="participants"
              eventId={data.event?.id ?? null}
              counts={{ participants: data.event ? data.total : null, teams: data.teams, inquiries: data.inquiries }}
            />
          }
        >
          {data.event ? (
            <OfEvent key={data.event.id} data={data} answer={answer} />
          ) : (
            <EventChoice data={data} hasEvents={data.navigation.counters.total > 0} />
          )}
        </CabinetLayout>
        {data.event && <ParticipantPanel data={data} />}
      </div>
    </PageForms>
  )
}

const OfEvent = ({ data, answer }: { data: EventParticipantsData; answer: Props['answer'] }) => {
  const { list: t } = useWords().attendees
  const { event, rows, meta, counters } = data
  const [params] = useSearchParams()
  const { state } = participantsAddress.query(params)
  const chosen = useChosenFilters(data)
  return (
    <>
      <EventHead data={data} />
      <Done answer={answer} />
      <StateFilter counters={counters} />
      <FilterForm
        address={participantsAddress}
        label={t.filters}
        search={{ label: t.search, hint: t.searchHint }}
        chosen={chosen}
        total={meta.totalCount}
        filters={
          <>
            <input type="hidden" name="eventId" value={event.id} />
            <ParticipantFilters data={data} state={state} />
          </>
        }
      >
        <ListSummary
          count={t.found(meta.totalCount)}
          sort={<SortSelect address={participantsAddress} label={t.sort} options={participantSorts.map((name) => [name, t.sorts[name]])} />}
        />
      </FilterForm>
      <RowForms eventId={event.id} />
      {rows.length === 0 ? <Nobody /> : <ParticipantTable data={data} answer={answer} />}
      <Pagination
        page={meta.currentPage}
        pageSize={meta.perPage}
        total={meta.totalCount}
        to={(next) => pathWith(paths.participants(), participantsAddress.withPage(params, next))}
      />
      <DeclineQuestion rows={rows} eventId={event.id} />
    </>
  )
}

/** The chosen event with its files, and the choice of another one. */
const EventHead = ({ data }: { data: EventParticipantsData }) => {
  const { organizerCabinet } = useWords()
  const { event } = data
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-col gap-1">
        <Link to={paths.ownEvent(event.id, 'statistics')} className="text-lg font-semibold wrap-anywhere hover:text-accent hover:underline">
          {event.name.trim() || organizerCabinet.unnamed(event.id)}
        </Link>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <span>
            <OwnWhen event={event} />
          </span>
          <EventPicker />
        </div>
      </div>
      <ListFiles data={data} />
    </div>
  )
}

/** The result on a page without scripts, with the undo of a decision; with scripts a toast reports it. */
const Done = ({ answer }: Pick<Props, 'answer'>) => {
  const { list: t } = useWords().attendees
  if (!answer || answer.asked || answer.intent === 'startExport') return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FormMessage problem={answer.problem} saved={doneText(t, answer)} />
      {answer.decisionId && <PostForm intent="undo" subject={answer.decisionId} submit={t.undo} look="quiet" />}
      {answer.marks && (
        <PostForm intent={answer.marks.attended ? 'unmark' : 'mark'} submit={t.undo} look="quiet">
          {answer.marks.participantIds.map((id) => (
            <input key={id} type="hidden" name="participant" value={id} />
          ))}
        </PostForm>
      )}
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

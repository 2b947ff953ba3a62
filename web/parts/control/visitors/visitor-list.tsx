import { UserRoundSearch } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { markDaysBack } from '../../../../contract/control/limits.ts'
import { useWords } from '../../../kernel/words.tsx'
import { pathWith } from '../../../lists/address.ts'
import { EmptyList } from '../../../lists/empty-list.tsx'
import { FilterForm } from '../../../lists/filter-form.tsx'
import { SelectFilter } from '../../../lists/filters.tsx'
import { ListSummary } from '../../../lists/list-head.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { dayAfter } from '../shown-day.ts'
import type { VisitorsData } from './load-visitors.ts'
import { useMarks } from './use-marks.ts'
import { VisitorRow } from './visitor-row.tsx'
import { visitorsAddress } from './visitors-address.ts'

type Props = { data: VisitorsData; list: Extract<VisitorsData['list'], { kind: 'visitors' }> }

/** The visitors of the day by name, with the search and what narrows it. */
export const VisitorList = ({ data, list: { _items: visitors, _meta: meta } }: Props) => {
  const { space, date, today } = data
  const [params] = useSearchParams()
  const marks = useMarks(space.id)
  return (
    <>
      <Filters data={data} total={meta.totalCount} />
      {visitors.length === 0 ? (
        <Nobody />
      ) : (
        <ul className="flex flex-col divide-y divide-line rounded-3xl border border-line bg-surface">
          {visitors.map((visitor) => (
            <VisitorRow
              key={visitor.id}
              visitor={visitor}
              space={space}
              marks={marks}
              isPast={date < today}
              hasMarks={date <= today && date >= dayAfter(today, -markDaysBack)}
            />
          ))}
        </ul>
      )}
      {meta.pageCount > 1 && (
        <Pagination
          page={meta.currentPage}
          pageSize={meta.perPage}
          total={meta.totalCount}
          to={(page) => pathWith(paths.controlSpace(space.id), visitorsAddress.withPage(params, page))}
        />
      )}
    </>
  )
}

const Filters = ({ data: { space, tab }, total }: { data: VisitorsData; total: number }) => {
  const t = useWords().control.visitors
  const [params] = useSearchParams()
  const { date, userId } = visitorsAddress.query(params)
  const hasEvents = tab === 'event' && space.events.length > 1
  const hasMeetings = tab === 'meeting' && space.meetings.length > 1
  return (
    <FilterForm
      address={visitorsAddress}
      label={t.filters}
      search={{ label: t.search, hint: t.search }}
      chosen={[]}
      total={total}
      beside={<States />}
    >
      {date && <input type="hidden" name="date" value={date} />}
      {tab && <input type="hidden" name="tab" value={tab} />}
      {/* on a phone the first visitor needs the place of the count */}
      <div className={userId || hasEvents || hasMeetings ? '' : 'max-sm:sr-only'}>
        <ListSummary count={t.found(total)}>
          <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 [&_select]:max-w-32 sm:[&_select]:max-w-56">
            {userId && (
              <ButtonLink to={pathWith(paths.controlSpace(space.id), visitorsAddress.without(params, 'userId'))} look="quiet">
                {t.everyone}
              </ButtonLink>
            )}
            {hasEvents && <SelectFilter name="eventId" label={t.event} options={[['', t.anyEvent], ...space.events.map(asOption)]} />}
            {hasMeetings && <SelectFilter name="reserveId" label={t.meeting} options={[['', t.anyMeeting], ...space.meetings.map(asOption)]} />}
          </div>
        </ListSummary>
      </div>
    </FilterForm>
  )
}

/** Those who have come, or not yet. */
const States = () => {
  const t = useWords().control.visitors
  const options: [string, string][] = [
    ['', t.states.all],
    ['0', t.states[0]],
    ['1', t.states[1]],
  ]
  return (
    <div className="shrink-0 max-sm:[&_label>span:first-child]:sr-only max-sm:[&_select]:max-w-32">
      <SelectFilter name="marked" label={t.state} options={options} />
    </div>
  )
}

const asOption = ({ id, name }: { id: number; name: string }): [string, string] => [String(id), name]

/** An empty search, or an empty day. */
const Nobody = () => {
  const { empty: t } = useWords().control.visitors
  const [params] = useSearchParams()
  const { search } = visitorsAddress.query(params)
  if (search || visitorsAddress.chosen(params).length > 0) return <EmptyList address={visitorsAddress} title={t.found} hints={[t.foundHint]} />
  return (
    <EmptyState Icon={UserRoundSearch} title={t.day}>
      <p>{t.dayHint}</p>
    </EmptyState>
  )
}

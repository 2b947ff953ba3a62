import { useSearchParams } from 'react-router'
import { format } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { EmptyList } from '../../lists/empty-list.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { DecisionRecord } from './decision-record.tsx'
import type { PanelData } from './load-panel.ts'
import type { Row } from './queue.ts'
import { queueAddressOf, rowPath } from './queue-address.ts'
import { useRowWords } from './row-words.ts'
import { StateBadge } from './state-badge.tsx'

/** The rows of one page: who, what, since when, the state, and the decision if a row has one. A row opens in the side panel. */
export const QueueTable = ({ page: { rows, queue, openRow, zone } }: { page: PanelData }) => {
  const { staff } = useWords()
  const { nameOf } = useRowWords()
  const [params] = useSearchParams()
  const columns = useColumns(zone)
  const address = queueAddressOf(queue)
  const { search, cityId, status = queue.states[0] } = address.query(params)
  const isFiltered = cityId !== undefined || status !== queue.states[0]
  if (rows.length === 0 && (search || isFiltered))
    return <EmptyList address={address} title={staff.notFound} hints={isFiltered ? [staff.notFoundHint] : []} />
  return (
    <DataTable
      label={queue.title}
      columns={columns.filter(({ key }) => key !== 'decision' || rows.some(({ decided }) => decided))}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={nameOf}
      rowTo={({ id }) => rowPath(queue, params, { id })}
      openId={openRow?.id}
      empty={staff.nothing}
    />
  )
}

const useColumns = (zone: string): Column<Row>[] => {
  const { staff } = useWords()
  const locale = useLocale()
  const { nameOf } = useRowWords()
  return [
    { key: 'who', head: staff.columns.who, cell: nameOf, onPhone: 'title' },
    { key: 'what', head: staff.columns.what, cell: ({ what }) => <span className="wrap-anywhere sm:line-clamp-2">{what}</span>, onPhone: 'fact' },
    {
      key: 'when',
      head: staff.columns.when,
      cell: ({ since }) => since && <span className="sm:whitespace-nowrap">{format(since, { locale, zone, kind: 'dateTime' })}</span>,
      onPhone: 'fact',
    },
    { key: 'state', head: staff.state, cell: ({ state }) => <StateBadge state={state} /> },
    {
      key: 'decision',
      head: staff.columns.decision,
      cell: ({ decided }) => (decided ? <DecisionRecord decided={decided} zone={zone} isShort /> : '—'),
      onPhone: 'fact',
    },
  ]
}

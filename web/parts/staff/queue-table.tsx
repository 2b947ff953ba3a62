import { useSearchParams } from 'react-router'
import { useWords } from '../../kernel/words.tsx'
import { EmptyList } from '../../lists/empty-list.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import type { PanelAnswer } from './answer-panel.ts'
import { BulkForm } from './bulk-form.tsx'
import { DecisionRecord } from './decision-record.tsx'
import type { PanelData } from './load-panel.ts'
import type { Row } from './queue.ts'
import { queueAddressOf, rowPath } from './queue-address.ts'
import { useRowWords } from './row-words.ts'
import { StateBadge } from './state-badge.tsx'
import { useTimes } from './use-times.ts'

/** The rows of one page: who, what, since when, the state, and the decision if a row has one. A row opens in the side panel. */
export const QueueTable = ({ page: { rows, queue, openRow, zone, zoneNow }, posted }: { page: PanelData; posted: PanelAnswer | null }) => {
  const { staff } = useWords()
  const { nameOf } = useRowWords()
  const [params] = useSearchParams()
  const hasDecided = rows.some(({ decided }) => decided !== null)
  const columns = useColumns({ zone, zoneNow, hasDecided, what: queue.what })
  const shown = openRow ? columns.filter(({ key }) => besidePanel.has(key)) : columns
  const address = queueAddressOf(queue)
  const { search, cityId, status = queue.states[0] } = address.query(params)
  const isFiltered = cityId !== undefined || status !== queue.states[0]
  if (rows.length === 0 && (search || isFiltered))
    return <EmptyList address={address} title={staff.notFound} hints={isFiltered ? [staff.notFoundHint] : []} />
  const isBulk = queue.isBulk && rows.length > 0 && rows.every(({ state }) => state === queue.states[0])
  const table = (
    <DataTable
      label={queue.title}
      columns={shown}
      rows={rows}
      {...(isBulk && { selectAs: 'row' })}
      idOf={({ id }) => id}
      nameOf={nameOf}
      rowTo={({ id }) => rowPath(queue, params, { id })}
      openId={openRow?.id}
      empty={staff.nothing}
    />
  )
  if (!isBulk) return table
  return (
    <BulkForm key={queue.name} queue={queue} rows={rows} posted={posted}>
      {table}
    </BulkForm>
  )
}

/** The columns that fit beside an open panel. */
const besidePanel = new Set(['who', 'what'])

type ColumnSettings = Pick<PanelData, 'zone' | 'zoneNow'> & { hasDecided: boolean; what: string | undefined }

const useColumns = ({ zone, zoneNow, hasDecided, what: whatHead }: ColumnSettings): Column<Row>[] => {
  const { staff } = useWords()
  const { timeOf } = useTimes(zone)
  const { nameOf } = useRowWords()
  const decision: Column<Row> = {
    key: 'decision',
    head: `${staff.columns.decision} (${zoneNow})`,
    cell: ({ decided }) => (decided ? <DecisionRecord decided={decided} zone={zone} columnZone={zoneNow} /> : '—'),
    onPhone: 'fact',
  }
  return [
    { key: 'who', head: staff.columns.who, cell: nameOf, onPhone: 'title' },
    {
      key: 'what',
      head: whatHead ?? staff.columns.what,
      cell: ({ what }) => <span className="wrap-anywhere sm:line-clamp-2 xl:min-w-32">{what}</span>,
      onPhone: 'fact',
    },
    {
      key: 'when',
      head: `${staff.columns.when} (${zoneNow})`,
      cell: ({ since }) => since && <span className="sm:whitespace-nowrap">{timeOf(since, zoneNow)}</span>,
      onPhone: 'fact',
    },
    { key: 'state', head: staff.state, cell: ({ state }) => <StateBadge state={state} />, ...(hasDecided && { onPhone: 'fact' }) },
    ...(hasDecided ? [decision] : []),
  ]
}

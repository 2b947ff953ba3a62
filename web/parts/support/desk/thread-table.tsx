import { useSearchParams } from 'react-router'
import type { SupportThread } from '../../../../contract/support/desk.ts'
import type { SupportState } from '../../../../contract/support/limits.ts'
import { useWords } from '../../../kernel/words.tsx'
import { EmptyList } from '../../../lists/empty-list.tsx'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { useTimes } from '../../staff/use-times.ts'
import { deskAddress, threadPath } from './desk-address.ts'
import type { DeskData } from './load-desk.ts'

const tones: Record<SupportState, BadgeTone> = { open: 'waiting', answered: 'good', closed: 'neutral' }

export const ThreadBadge = ({ state }: { state: SupportState }) => (
  <span className="whitespace-nowrap">
    <Badge tone={tones[state]}>{useWords().supportDesk.states[state]}</Badge>
  </span>
)

/** The name of a user, or the address of a visitor. */
export const useThreadName = () => {
  const { nobody } = useWords().staff
  return ({ user, email }: Pick<SupportThread, 'user' | 'email'>) => (user ? user.name || nobody(user.id) : (email ?? ''))
}

/** The threads of one page; a row opens in the side panel. */
export const ThreadTable = ({ page: { rows, open, status, zone, zoneNow } }: { page: DeskData }) => {
  const { staff, supportDesk: t } = useWords()
  const [params] = useSearchParams()
  const nameOf = useThreadName()
  const columns = useColumns({ zone, zoneNow, hasState: status === 'all' })
  if (rows.length === 0 && deskAddress.search?.textOf(params)) return <EmptyList address={deskAddress} title={staff.notFound} hints={[]} />
  return (
    <DataTable
      label={staff.supportTitle}
      columns={open ? columns.filter(({ key }) => key !== 'state' && key !== 'when') : columns}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={nameOf}
      rowTo={({ id }) => threadPath(params, { id })}
      openId={open?.thread.id}
      empty={
        <>
          <p className="font-medium text-ink">{t.nothing[status]}</p>
          <p>{t.nothingHint[status]}</p>
        </>
      }
    />
  )
}

type Settings = Pick<DeskData, 'zone' | 'zoneNow'> & { hasState: boolean }

const useColumns = ({ zone, zoneNow, hasState }: Settings): Column<SupportThread>[] => {
  const { staff, supportDesk: t } = useWords()
  const { timeOf } = useTimes(zone)
  const nameOf = useThreadName()
  return [
    { key: 'who', head: t.columns.who, cell: (row) => <span className="wrap-anywhere">{nameOf(row)}</span>, onPhone: 'title' },
    {
      key: 'text',
      head: t.columns.text,
      cell: ({ text }) => <span className="line-clamp-2 wrap-anywhere xl:min-w-64">{text}</span>,
      onPhone: 'fact',
    },
    {
      key: 'when',
      head: `${t.columns.when} (${zoneNow})`,
      cell: ({ since }) => <span className="sm:whitespace-nowrap">{timeOf(since, zoneNow)}</span>,
      onPhone: 'fact',
    },
    ...(hasState
      ? [{ key: 'state', head: staff.state, cell: ({ state }: SupportThread) => <ThreadBadge state={state} />, onPhone: 'fact' as const }]
      : []),
  ]
}

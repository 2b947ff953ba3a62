import { Link } from 'react-router'
import type { Fault } from '../../forms/fault.ts'
import { grouped } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { Cover } from '../events/cover.tsx'
import type { OwnRow } from './own-row.ts'
import { OwnState } from './own-state.tsx'
import { OwnWhen } from './own-when.tsx'

/** The columns of own events. `faults` are refusals of actions, by row. */
export const useEventColumns = (faults: Record<string, Fault>): Column<OwnRow>[] => {
  const { columns: heads } = useWords().organizerCabinet.list
  const locale = useLocale()
  return [
    { key: 'event', head: heads.event, cell: (row) => <Named row={row} fault={faults[row.id]} />, onPhone: 'title' },
    { key: 'when', head: heads.when, cell: (row) => <OwnWhen event={row} />, onPhone: 'fact' },
    { key: 'participants', head: heads.participants, cell: (row) => <Participants row={row} />, isNumeric: true, onPhone: 'fact' },
    { key: 'waiting', head: heads.waiting, cell: ({ waiting }) => (waiting > 0 ? grouped(waiting, locale) : '—'), isNumeric: true },
    { key: 'views', head: heads.views, cell: ({ views }) => grouped(views, locale), isNumeric: true },
  ]
}

/** The number leads to the list. */
const Participants = ({ row: { id, participants, can } }: { row: OwnRow }) => {
  const text = grouped(participants, useLocale())
  if (!can.manage || participants === 0) return text
  return (
    <Link to={paths.participants({ eventId: id })} className="text-accent underline underline-offset-4">
      {text}
    </Link>
  )
}

/** On a phone the state stands below the cover and has the whole width. */
const Named = ({ row, fault }: { row: OwnRow; fault: Fault | undefined }) => {
  const { organizerCabinet: t } = useWords()
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1">
      <span className="mt-0.5 block aspect-16/9 w-14 shrink-0 overflow-hidden rounded-lg sm:row-span-2 sm:w-20" aria-hidden="true">
        <Cover event={row} />
      </span>
      <Link
        to={row.can.open ? paths.ownEvent(row.id, 'statistics') : paths.createEvent({ id: row.id })}
        className="justify-self-start font-medium wrap-anywhere hover:text-accent hover:underline"
      >
        {row.name.trim() || t.unnamed(row.id)}
      </Link>
      <div className="flex min-w-0 flex-col items-start gap-1 max-sm:col-span-2 sm:col-start-2">
        <OwnState row={row} />
        {row.waiting > 0 && (
          <span className="sm:hidden">
            <Badge tone="waiting">{t.overview.requests(row.waiting)}</Badge>
          </span>
        )}
        {row.series && row.series.id !== row.id && <p className="text-sm text-ink-soft wrap-anywhere">{t.list.inSeries(row.series.name)}</p>}
        {fault && <Refused row={row} fault={fault} />}
      </div>
    </div>
  )
}

/** The refusal of an action in its row. An incomplete event is completed in the wizard. */
const Refused = ({ row, fault }: { row: OwnRow; fault: Fault }) => {
  const { forms, organizerCabinet } = useWords()
  return (
    <p role="alert" className="text-sm text-danger">
      {fault.message || forms.failed}{' '}
      {fault.reason === 'eventIncomplete' && (
        <Link to={paths.createEvent({ id: row.id })} className="font-medium underline underline-offset-2">
          {organizerCabinet.actions.complete}
        </Link>
      )}
    </p>
  )
}

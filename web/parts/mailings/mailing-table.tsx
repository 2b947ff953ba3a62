import { Link } from 'react-router'
import { format, grouped } from '../../kernel/format.ts'
import { useLocale, useWords } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import type { MailingListRow } from './load-mailings.ts'
import { MailingBadge } from './mailing-badge.tsx'

type Props = {
  rows: MailingListRow[]
  zone: string
  /** The address of the question that deletes a row; a list without it deletes none. */
  removeTo?: (id: number) => string
}

export const MailingTable = ({ rows, zone, removeTo }: Props) => {
  const { mailings: t } = useWords()
  return (
    <DataTable
      label={t.title}
      columns={useColumns(zone)}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={({ subject }) => subject}
      menu={removeTo && ((row) => (row.canEdit ? <RemoveLink row={row} to={removeTo(row.id)} /> : null))}
      empty={null}
    />
  )
}

const RemoveLink = ({ row: { subject }, to }: { row: MailingListRow; to: string }) => {
  const { remove: t } = useWords().mailings
  return (
    <Link
      to={to}
      state={{ isFromList: true }}
      preventScrollReset
      aria-label={t.of(subject)}
      className="inline-flex min-h-(--control) items-center rounded-lg px-3 text-sm text-danger hover:bg-danger-soft"
    >
      {t.open}
    </Link>
  )
}

const useColumns = (zone: string): Column<MailingListRow>[] => {
  const { columns: heads } = useWords().mailings
  const locale = useLocale()
  return [
    { key: 'subject', head: heads.subject, cell: (row) => <Named row={row} />, onPhone: 'title' },
    { key: 'letters', head: heads.letters, cell: (row) => <Letters row={row} />, isNumeric: true, onPhone: 'fact' },
    {
      key: 'at',
      head: heads.at,
      cell: ({ at }) => <time dateTime={at}>{format(at, { locale, zone, kind: 'dateTime' })}</time>,
      onPhone: 'fact',
    },
  ]
}

const Named = ({ row: { id, subject, status, isPaused } }: { row: MailingListRow }) => (
  <div className="flex flex-col items-start gap-1 py-1">
    <Link to={paths.mailing(id)} className="font-medium wrap-anywhere hover:text-accent hover:underline">
      {subject}
    </Link>
    <MailingBadge status={status} isPaused={isPaused} />
  </div>
)

const Letters = ({ row: { recipientCount, sentCount, status } }: { row: MailingListRow }) => {
  const { mailings: t } = useWords()
  const locale = useLocale()
  if (recipientCount === null) return '—'
  const total = grouped(recipientCount, locale)
  return status === 'executing' || status === 'sent' ? t.sentOf(grouped(sentCount, locale), total) : total
}

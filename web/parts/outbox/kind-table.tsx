import type { OutboxKind } from '../../../contract/platform/outbox.ts'
import { grouped } from '../../kernel/format.ts'
import { useLocale } from '../../kernel/words.tsx'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { useOutboxWords } from './outbox-words.ts'

const states = ['failed', 'queued', 'sending', 'sentLastDay'] as const

/** The numbers of the kinds that have messages or are paused; a row leads to the messages. */
export const KindTable = ({ kinds }: { kinds: readonly OutboxKind[] }) => {
  const { outbox, kindName } = useOutboxWords()
  const locale = useLocale()
  const nameOf = ({ kind }: OutboxKind) => kindName(kind)
  const columns: Column<OutboxKind>[] = [
    { key: 'kind', head: outbox.columns.kind, cell: nameOf, onPhone: 'title' },
    ...states.map(
      (state): Column<OutboxKind> => ({
        key: state,
        head: outbox.counts[state],
        cell: (row) => grouped(row[state], locale),
        isNumeric: true,
        ...((state === 'failed' || state === 'queued') && { onPhone: 'fact' }),
      }),
    ),
    { key: 'pause', head: outbox.state, cell: ({ isPaused }) => isPaused && <Badge tone="waiting">{outbox.paused}</Badge> },
  ]
  return (
    <section aria-labelledby="kinds" className="flex flex-col gap-4">
      <h2 id="kinds" className="text-xl font-semibold">
        {outbox.kindsLabel}
      </h2>
      <p className="text-ink-soft">{outbox.kindsLead}</p>
      <DataTable
        label={outbox.kindsLabel}
        columns={columns}
        rows={kinds.filter((kind) => kind.isPaused || states.some((state) => kind[state] > 0))}
        idOf={({ kind }) => kind}
        nameOf={nameOf}
        rowTo={({ kind }) => paths.adminOutbox({ kind })}
        empty={outbox.nothing}
      />
    </section>
  )
}

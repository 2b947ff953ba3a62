import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { Fault } from '../../forms/fault.ts'
import { useWords } from '../../kernel/words.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EnterKey } from '../../ui/enter-key.tsx'
import { rowBoxes, setChosen } from '../../ui/row-selection.ts'
import { useToast } from '../../ui/toast.ts'
import type { OwnEventsAnswer } from './answer-own-events.ts'
import { useEventColumns } from './event-columns.tsx'
import { FolderBar } from './folder-bar.tsx'
import type { OwnEventsPage } from './load-own-events.ts'
import { movedText } from './moved-text.ts'
import type { OwnRow } from './own-row.ts'
import { QuickActions } from './quick-actions.tsx'
import { RowMenu } from './row-menu.tsx'
import { useListAction } from './use-list-action.ts'

type Props = { page: OwnEventsPage; rows: OwnRow[]; faults: Record<string, Fault>; onAnswer: (answer: OwnEventsAnswer) => void }

/** Rows with their menus. Chosen rows go into folders. */
export const EventTable = ({ page, rows, faults, onAnswer }: Props) => {
  const { organizerCabinet: t } = useWords()
  const fetcher = useFetcher<OwnEventsAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const toast = useToast()
  const columns = useEventColumns(faults)
  useEffect(() => {
    const answer = fetcher.data
    if (!answer || answer.problem) return
    if (answer.chosen) setChosen(rowBoxes(form.current), false)
    toast({ text: movedText(t.folder, answer) })
  }, [fetcher.data, t, toast])
  return (
    <>
      <QuickActions onAnswer={onAnswer} />
      <fetcher.Form ref={form} method="post" action={useListAction()} preventScrollReset>
        <EnterKey />
        {page.folder && <input type="hidden" name="subject" value={page.folder.id} />}
        <DataTable
          label={t.events}
          columns={columns}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={({ id, name }) => name.trim() || t.unnamed(id)}
          selectAs="event"
          menu={(row) => <RowMenu row={row} />}
          empty={null}
        />
        <FolderBar page={page} problem={fetcher.data?.problem ?? null} />
      </fetcher.Form>
    </>
  )
}

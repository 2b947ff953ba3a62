import { useRef } from 'react'
import { useFetcher, useSearchParams } from 'react-router'
import { useWords } from '../../../kernel/words.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EnterKey } from '../../../ui/enter-key.tsx'
import { rowBoxes, setChosen } from '../../../ui/row-selection.ts'
import type { ParticipantsAnswer } from './answer-participants.ts'
import { DecisionBar } from './decision-bar.tsx'
import type { EventParticipantsData } from './load-participants.ts'
import { useParticipantColumns } from './participant-columns.tsx'
import { participantsPath } from './participants-address.ts'
import { ParticipantMenu, RowForms } from './row-actions.tsx'
import { useDoneToast } from './use-done-toast.ts'

/** Rows with their menus, and the bar for the chosen ones. Enter decides nothing. */
export const ParticipantTable = ({ data: { rows, event } }: { data: Pick<EventParticipantsData, 'rows' | 'event'> }) => {
  const { list: t } = useWords().attendees
  const fetcher = useFetcher<ParticipantsAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const [params] = useSearchParams()
  const columns = useParticipantColumns(event.timezoneName)
  const answer = fetcher.data
  useDoneToast(answer?.problem ? undefined : answer, () => setChosen(rowBoxes(form.current), false))
  return (
    <>
      <RowForms />
      <fetcher.Form ref={form} method="post" action={participantsPath(params)} preventScrollReset>
        <EnterKey />
        <DataTable
          label={t.title}
          columns={columns}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={({ user }) => user?.name ?? t.deleted}
          selectAs="participant"
          menu={(row) => <ParticipantMenu row={row} name={row.user?.name ?? t.deleted} />}
          empty={null}
        />
        <DecisionBar problem={answer?.problem ?? null} isBusy={fetcher.state !== 'idle'} />
      </fetcher.Form>
    </>
  )
}
